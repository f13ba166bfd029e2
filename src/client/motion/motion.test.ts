/** @jest-environment jsdom */
/** Test vectors of the motion behaviours (docs/spec/motion.md). */
import { layers, masonryDefaults, pointerParallax, rippleTime, scrollParallax } from '../../site/constants'
import { columnCount, fillColumns, type MasonryOptions } from './masonry'
import {
  isInside,
  movementOf,
  pointerPlace,
  pointerTransform,
  type Point,
  type PointerOptions,
} from './pointer-parallax'
import { reachableThreshold, revealStep, type Sight } from './reveal'
import { ripple, rippleBox, startRipples } from './ripples'
import { scrollDelta, scrollTransform, type ScrollOptions } from './scroll-parallax'

test('R93, R94, R95, R99, R100: the constants', () => {
  expect(pointerParallax).toEqual({ duration: 1000, perspective: 1000, strength: 10 })
  expect(scrollParallax).toEqual({ axis: 'y', speed: 50, direction: 'normal' })
  expect(masonryDefaults).toEqual({ columnWidth: 400, gap: 0, minColumns: 1, maxColumns: 0 })
  expect([rippleTime, layers]).toEqual([401, { modal: 1100, overlay: 1000 }])
})

const box = { left: 0, top: 0, width: 200, height: 100 }

test.each<[string, Point, PointerOptions, string]>([
  ['centre', { x: 100, y: 50 }, {}, 'translate3d(0px, 0px, 0)'],
  ['right edge', { x: 200, y: 50 }, {}, 'translate3d(-10px, 0px, 0)'],
  ['left top', { x: 0, y: 0 }, {}, 'translate3d(10px, 10px, 0)'],
  ['originX 0 at the centre', { x: 100, y: 50 }, { originX: 0 }, 'translate3d(-10px, 0px, 0)'],
  ['strength 20, right edge', { x: 200, y: 50 }, { strength: 20 }, 'translate3d(-20px, 0px, 0)'],
  ['axis x', { x: 200, y: 100 }, { axis: 'x' }, 'translate3d(-10px, 0px, 0)'],
  ['axis y', { x: 200, y: 100 }, { axis: 'y' }, 'translate3d(0px, -10px, 0)'],
  [
    'depth, right edge',
    { x: 200, y: 50 },
    { type: 'depth' },
    'rotateX(0deg) rotateY(10deg) translate3d(0, 0, 20px)',
  ],
  ['rotate', { x: 200, y: 100 }, { type: 'rotate' }, 'rotate(20deg)'],
  ['rotate on one axis', { x: 200, y: 100 }, { type: 'rotate', axis: 'x' }, 'rotate(20deg)'],
  ['scale', { x: 200, y: 50 }, { type: 'scale' }, 'scale(2)'],
  ['max 4', { x: 200, y: 50 }, { max: 4 }, 'translate3d(-4px, 0px, 0)'],
  ['min -4', { x: 0, y: 50 }, { min: -4 }, 'translate3d(4px, 0px, 0)'],
])('pointer parallax, R93: %s', (_, pointer, options, expected) => {
  expect(pointerTransform(movementOf(pointerPlace(pointer, box), options), options)).toBe(expected)
})

test('pointer parallax: outside the box', () => {
  expect(
    [
      { x: 100, y: 50 },
      { x: 201, y: 50 },
      { x: 10, y: -1 },
    ].map((point) => isInside(pointerPlace(point, box))),
  ).toEqual([true, false, false])
})

test.each<[number, number, ScrollOptions, number]>([
  [1000, 1000, {}, 0],
  [1000, 500, {}, -25],
  [1000, 0, {}, -50],
  [1000, -500, {}, -75],
  [1000, 0, { direction: 'opposite' }, 50],
  [1000, 0, { speed: -50 }, 50],
])('scroll parallax, R94: window %d, top %d, %j moves %d px', (windowHeight, top, options, expected) => {
  expect(scrollDelta(windowHeight, top, options)).toBe(expected)
})

test('scroll parallax: the axis', () => {
  expect([scrollTransform(-25), scrollTransform(-25, 'x')]).toEqual([
    'translate3d(0, -25px, 0)',
    'translate3d(-25px, 0, 0)',
  ])
})

test.each<[number, MasonryOptions, number]>([
  [1200, {}, 3],
  [1199, {}, 2],
  [1200, { gap: 16 }, 2],
  [1232, { gap: 16 }, 3],
  [0, {}, 1],
  [399, {}, 1],
  [400, {}, 1],
  [300, { minColumns: 3, maxColumns: 2 }, 3],
  [1000, { columnWidth: 100 }, 10],
  [1000, { columnWidth: 100, maxColumns: 20 }, 10],
  [1000, { columnWidth: 100, maxColumns: 1 }, 1],
  [1000, { columnWidth: 0 }, 1],
  [1000, { columnWidth: [100, 300] }, 5],
  [NaN, {}, 1],
])('masonry columns, R95: %d px with %j gives %d columns', (width, options, expected) => {
  expect(columnCount(width, options)).toBe(expected)
})

test.each<[string, number[], number, number[][]]>([
  ['100, 50, 50 in 2', [100, 50, 50], 2, [[0], [1, 2]]],
  [
    'equal heights in 3',
    Array<number>(6).fill(10),
    3,
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
  ['one column', [5, 9, 1], 1, [[0, 1, 2]]],
  ['nothing measurable', [0, 0, 0], 3, [[0, 1, 2], [], []]],
])('masonry filling, R97: %s', (_, heights, columns, expected) => {
  expect(fillColumns(heights, columns)).toEqual(expected)
})

test.each([
  [400, 1000, 0.5],
  [2000, 1000, 0.45],
  [5000, 1000, 0.18],
  [0, 1000, 0],
])('reveal, R98: element %d px, window %d px: threshold %d', (element, windowHeight, expected) => {
  expect(reachableThreshold(element, windowHeight)).toBeCloseTo(expected)
})

test.each<[string, Sight, string | undefined]>([
  ['first sight, visible', { visible: true, top: -50, windowTop: 0, first: true }, 'enter'],
  ['first sight, not visible', { visible: false, top: 900, windowTop: 0, first: true }, undefined],
  ['later, from below', { visible: true, top: 500, windowTop: 0, first: false }, 'enter'],
  ['later, out at the bottom', { visible: false, top: 900, windowTop: 0, first: false }, 'leave'],
  ['later, out at the top', { visible: false, top: -400, windowTop: 0, first: false }, undefined],
])('reveal: %s', (_, sight, expected) => {
  expect(revealStep(sight)).toBe(expected)
})

describe('ripple', () => {
  const circles = () => document.querySelectorAll('.ripple').length
  const button = () => document.querySelector('button') as HTMLButtonElement
  beforeAll(() => startRipples(document))
  beforeEach(() => {
    jest.useFakeTimers()
    document.body.innerHTML = '<button data-ripple><b>Go</b></button><a href="#x" data-ripple>x</a>'
  })
  afterEach(() => void jest.useRealTimers())

  test('the circle covers the element and is centred on the pointer', () => {
    expect(rippleBox(box, { x: 150, y: 20 })).toEqual({ size: 200, left: 50, top: -80 })
    expect(rippleBox(box)).toEqual({ size: 200, left: 0, top: -50 })
  })
  test('R99: it exists at 400 ms and is gone at 401 ms', () => {
    button()
      .querySelector('b')
      ?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    jest.advanceTimersByTime(400)
    expect(circles()).toBe(1)
    jest.advanceTimersByTime(1)
    expect(circles()).toBe(0)
  })
  test('the end of the animation removes it earlier, a new press restarts it', () => {
    ripple(button())
    ripple(button())
    expect(circles()).toBe(1)
    document.querySelector('.ripple')?.dispatchEvent(new Event('animationend'))
    expect(circles()).toBe(0)
  })
  test.each([
    ['button', 'Enter', 1],
    ['button', ' ', 1],
    ['button', 'a', 0],
    ['a', 'Enter', 1],
    ['a', ' ', 0],
  ])('%s and key %j: %i', (tag, key, count) => {
    document.querySelector(tag)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(circles()).toBe(count)
  })
  test('R117: none with reduced motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    ripple(button())
    expect(circles()).toBe(0)
  })
})
