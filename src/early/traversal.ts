/**
 * Back and forward before React: after a reload, the browser still counts the entries of the document before it, which
 * have a state, as parts of this one; it then changes only the address.
 */
import { dataset } from './root'

addEventListener('popstate', ({ state }) => state && (dataset[earlyFacts.readyKey] ?? location.reload()))
