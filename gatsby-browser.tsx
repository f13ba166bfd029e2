/** What runs in the browser beside the pages. */
import './src/styles/index.css'
