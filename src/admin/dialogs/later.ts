/** Large dialogs, as one part that is loaded when the first of them is asked for. */
export { showDeleted } from './deleted-dialog'
export { showMenus } from './menu-dialog'
export { showSearch } from './search-dialog'
export { showVersions } from './versions-dialog'
