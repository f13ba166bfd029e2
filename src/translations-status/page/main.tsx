/** The page of translations. */
import { createRoot } from 'react-dom/client'

const place = document.getElementById('translations')
if (place) createRoot(place).render(<p>…</p>)
