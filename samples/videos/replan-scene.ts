/** Sets the stage in the browser: adds the film's elements to the drawn plan, and its animations, all paused. */
import type { conflicts, moves, parts, words } from './replan-story'

export type Direction = {
  moves: typeof moves
  conflicts: typeof conflicts
  parts: typeof parts
  words: (typeof words)['en']
  /** Width of the plan, in working hours. */
  hours: number
  /** The machine that breaks down: its row, and the hours of downtime. */
  out: { row: number; from: number; to: number }
  /** Index of the due date that moves. */
  late: number
}

/** Runs in the page, so it must be self-contained. Afterwards `seek` shows any second. */
export function setStage({ moves, conflicts, parts, words, hours, out, late }: Direction): void {
  const one = (selector: string, within: ParentNode = document): HTMLElement => {
    const found = within.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The drawn plan has no ${selector}.`)
    return found
  }
  const add = (parent: Element, className: string, html = ''): HTMLElement => {
    const element = document.createElement('div')
    element.className = className
    element.innerHTML = html
    parent.append(element)
    return element
  }
  const rows = [...document.querySelectorAll<HTMLElement>('.rows .row')]
  const trackOf = (row: number): HTMLElement => one('.track', rows[row])
  const operation = (row: number, order: number): HTMLElement => {
    const all = [...trackOf(row).querySelectorAll<HTMLElement>('.operation')]
    const found = all.find((element) => element.querySelector('b')?.textContent === String(order))
    if (!found) throw new Error(`Row ${row} has no order ${order}.`)
    return found
  }
  const percent = (value: number): string => `${(value / hours) * 100}%`
  const play = (element: Element, frames: Keyframe[], from: number, to: number, easing = 'ease-in-out') => {
    element
      .animate(frames, { delay: from * 1000, duration: (to - from) * 1000, fill: 'both', easing })
      .pause()
  }
  const show = (element: Element, at: number) => play(element, [{ opacity: 0 }, { opacity: 1 }], at, at + 0.3)
  const hide = (element: Element, at: number) => play(element, [{ opacity: 1 }, { opacity: 0 }], at, at + 0.3)
  /** Replaces one text with another at a given time. */
  const swap = (element: HTMLElement, text: string, at: number) => {
    const [before, after] = [document.createElement('span'), document.createElement('span')]
    before.append(...element.childNodes)
    after.textContent = text
    after.className = 'later'
    element.append(before, after)
    element.classList.add('swap')
    hide(before, at)
    show(after, at)
  }

  const clock = one('.now b')
  swap(clock, '7:30', parts.breakdown)
  const stop = add(trackOf(out.row), 'breakdown', `<b>${words.out}</b>`)
  Object.assign(stop.style, { left: percent(out.from), width: percent(out.to - out.from) })
  const drawn = [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }]
  play(stop, drawn, parts.breakdown, parts.breakdown + 1)

  conflicts.forEach(({ row, order }, place) => {
    const { left, width } = operation(row, order).style
    const frame = add(trackOf(row), 'conflict')
    Object.assign(frame.style, { left, width })
    const at = parts.breakdown + 1.1 + place * 0.35
    play(
      frame,
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
      at,
      parts.moves,
    )
  })

  moves.forEach(({ row, order, to, toRow }, place) => {
    const element = operation(row, order)
    const { left, width } = element.style
    const ghost = add(trackOf(row), 'ghost')
    Object.assign(ghost.style, { left, width })
    const at = parts.moves + (toRow === undefined ? 1 : 0) + place * 0.22
    play(ghost, [{ opacity: 0 }, { opacity: 0.75 }], at, at + 0.4)
    const down =
      toRow === undefined
        ? 0
        : trackOf(toRow).getBoundingClientRect().top - trackOf(row).getBoundingClientRect().top
    element.classList.add('moving')
    element.classList.remove('running')
    const way = [
      { left, transform: 'none' },
      { left: percent(to), transform: `translateY(${down}px)` },
    ]
    play(element, way, at, at + (down ? 1.9 : 1.1), 'cubic-bezier(0.6, 0, 0.2, 1)')
  })
  document.querySelectorAll('.ghost').forEach((ghost) => hide(ghost, parts.release + 1.2))
  const lorry = one('.lorry')
  play(
    lorry,
    [
      { background: '#14182b', color: '#f6f3ec' },
      { background: '#ff5b35', color: '#14182b' },
    ],
    parts.moves + 0.6,
    parts.moves + 1,
  )

  const button = one('.button.signal')
  const pointer = add(
    one('.app'),
    'pointer',
    '<svg viewBox="0 0 20 26"><path d="M1 1v20l5-5 4 9 4-2-4-8h7z" fill="#fffdf8" stroke="#14182b" stroke-width="1.6"/></svg>',
  )
  const box = button.getBoundingClientRect()
  const rest = { left: '930px', top: '604px' }
  const on = { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` }
  const visit = (press: number) => {
    play(pointer, [rest, on], press - 1.5, press - 0.2)
    const ring = add(one('.app'), 'ring')
    Object.assign(ring.style, on)
    play(
      ring,
      [
        { opacity: 0, transform: 'scale(0.2)' },
        { opacity: 0.8, offset: 0.1 },
        { opacity: 0, transform: 'scale(1)' },
      ],
      press,
      press + 0.5,
      'ease-out',
    )
  }
  visit(parts.press)
  play(pointer, [on, rest], parts.press + 0.4, parts.press + 1.6)
  swap(button, words.release, parts.dates)
  visit(parts.release)
  const sweep = add(one('.rows'), 'sweep')
  play(
    sweep,
    [
      { left: '142px', opacity: 0 },
      { opacity: 1, offset: 0.02 },
      { opacity: 1, offset: 0.97 },
      { left: '100%', opacity: 0 },
    ],
    parts.press + 0.3,
    parts.moves + 0.3,
    'linear',
  )

  document.querySelectorAll('.due li').forEach((item, place) => {
    const date = item.querySelector('span')
    const at = parts.dates + place * 0.25
    if (place === late && date) {
      const verdict = add(item, 'verdict', words.moved)
      Object.assign(verdict.style, { left: '16px', top: '18px' })
      show(verdict, at)
    } else if (date) {
      const tick = document.createElement('b')
      tick.className = 'tick'
      tick.textContent = ' ✓'
      date.append(tick)
      show(tick, at)
    }
  })
  swap(one('.actions .muted'), words.released, parts.release)
  const second = document.createElement('span')
  second.className = 'later'
  second.textContent = '7:41'
  clock.append(second)
  const before = clock.children[1]
  if (before) hide(before, parts.release)
  show(second, parts.release)

  // Later animations of an element may override earlier ones only once they have started.
  const all = document
    .getAnimations()
    .map((animation) => ({ animation, effect: animation.effect as KeyframeEffect }))
  const begin = ({ effect }: (typeof all)[number]) => Number(effect.getTiming().delay)
  Object.assign(window, {
    seek(second: number) {
      const time = second * 1000
      for (const each of all) {
        const ruled = all.some(
          (other) =>
            other !== each &&
            other.effect.target === each.effect.target &&
            begin(other) > begin(each) &&
            begin(other) <= time,
        )
        const first = all.every(
          (other) => other.effect.target !== each.effect.target || begin(other) >= begin(each),
        )
        if (ruled || (!first && begin(each) > time)) each.animation.cancel()
        else {
          each.animation.pause()
          each.animation.currentTime = time
        }
      }
    },
  })
}
