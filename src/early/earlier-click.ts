/** Repeats a click that came before this file: on a button for colours it is answered now, on others after hydration. */
import { load } from './loader'

if (window.earlyClick) {
  load()
  window.earlyClick.click()
}
