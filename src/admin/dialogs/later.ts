/** Large dialogs in one chunk, which is loaded with the first dialog. */
export { showDeleted } from './deleted-dialog'
export { showMenus } from './menu-dialog'
export { showSearch } from './search-dialog'
export { showVersions } from './versions-dialog'
