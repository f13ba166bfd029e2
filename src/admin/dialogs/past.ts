/** All that leads into the past of the content, as one part that is loaded when it is first asked for. */
export { showDeleted } from './deleted-dialog'
export { showVersions } from './versions-dialog'
