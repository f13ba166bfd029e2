/** The inline script in every page's head. */
import './inline-theme'
import './inline-start'
import './clicks'
