/** The one file that every page loads at once: what answers before React, and the loader of Gatsby's scripts. */
import './trusted-types'
import './theme-switch'
import './clicks'
import './kept-form'
import './loader'
