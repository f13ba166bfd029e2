/**
 * The one file that every page loads right after its first paint: behaviour before hydration, and the loader of Gatsby's
 * scripts.
 */
import './trusted-types'
import './theme-switch'
import './kept-form'
import './loader'
import './traversal'
