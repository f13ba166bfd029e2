/** The one file that every page loads immediately: behaviour before hydration, and the loader of Gatsby's scripts. */
import './trusted-types'
import './theme-switch'
import './clicks'
import './kept-form'
import './loader'
