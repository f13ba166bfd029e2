/** View transition: the browser holds a picture of the old page; the entry's mark travels from card to opening. */
import { prefersReducedMotion } from '../motion/reduced-motion'
import type { Stage } from './stage'

/** Patterns and pictures, as `Pattern` and `Picture` draw them. */
const pictures = ':is(svg[preserveAspectRatio],img)'
const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector} ${pictures}`)
const ofCard = (path: string) => find(`.target:has(a[href="${path}"])`)
const ofOpening = () => find('header .screen')

/** The name by which the browser matches both ends of the mark's path. */
const setName = (mark: HTMLElement | null, name: string) => mark && (mark.style.viewTransitionName = name)

/** From a card to the opening of its page; else from an opening to the card that leads back, or to the next opening. */
export const holdPicture: Stage['hold'] = ({ from, to }) =>
  new Promise((resolve) => {
    if (!('startViewTransition' in document) || prefersReducedMotion()) return resolve(undefined)
    const card = ofCard(to)
    let mark = card ?? ofOpening()
    setName(mark, 'mark')
    const { requestAnimationFrame } = window
    const drawFrames = () => (window.requestAnimationFrame = requestAnimationFrame)
    const { ready, finished } = document.startViewTransition(
      () =>
        new Promise<void>((changed) => {
          setName(mark, '')
          // The router shows a page in the next frame; while the picture is held, there are no frames.
          window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, 0)
          resolve(() => {
            drawFrames()
            mark = (card ? null : ofCard(from)) ?? ofOpening()
            setName(mark, 'mark')
            changed()
            return ended
          })
        }),
    )
    // In a hidden window, on a newer navigation or on a timeout, the new page appears without a transition.
    ready.catch(drawFrames)
    const ended = finished.catch(() => undefined).then(() => setName(mark, ''))
  })
