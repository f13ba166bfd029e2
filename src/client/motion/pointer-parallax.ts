/** The arithmetic of pointer parallax (docs/spec/motion.md#pointer-parallax). */
import { pointerParallax } from '../../site/constants'

export type Box = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }

export type PointerOptions = {
  /** `translate` moves against the pointer, `depth` tilts towards it. */
  type?: 'translate' | 'rotate' | 'depth' | 'scale'
  /** Pixels (translate) or degrees (rotate, depth) at the edge. */
  strength?: number
  /** Where the pointer causes no movement, in percent of the box. */
  originX?: number
  originY?: number
  axis?: 'x' | 'y'
  /** Limits of the movement; 0 is no limit. */
  min?: number
  max?: number
}

/** The pointer's place in the box: 0 to 2 on both axes, 1 in the centre. */
export function pointerPlace({ x, y }: Point, box: Box): Point {
  return { x: (x - box.left) / (box.width / 2), y: (y - box.top) / (box.height / 2) }
}

/** Returns whether the pointer is over the box. */
export function isInside({ x, y }: Point): boolean {
  return x >= 0 && x <= 2 && y >= 0 && y <= 2
}

function limited(value: number, min = 0, max = 0): number {
  const upper = max ? Math.min(value, max) : value
  return min ? Math.max(upper, min) : upper
}

/** How far the element moves; its type gives the number a unit. */
export function movementOf(place: Point, options: PointerOptions = {}): Point {
  const { strength = pointerParallax.strength, originX = 50, originY = 50, axis, min, max } = options
  const along = (value: number, origin: number) => limited((value - origin / 50) * strength, min, max)
  return {
    x: axis === 'y' ? 0 : along(place.x, originX),
    y: axis === 'x' ? 0 : along(place.y, originY),
  }
}

/** Avoids `-0` in style values. */
const tidy = (value: number) => Number(value.toFixed(2)) || 0

/** The CSS transform of a movement. */
export function pointerTransform({ x, y }: Point, options: PointerOptions = {}): string {
  const { type = 'translate', strength = pointerParallax.strength, axis } = options
  switch (type) {
    case 'translate':
      return `translate3d(${tidy(-x)}px, ${tidy(-y)}px, 0)`
    case 'rotate':
      return `rotate(${tidy((x + y) * (axis ? 2 : 1))}deg)`
    case 'depth':
      return `rotateX(${tidy(-y)}deg) rotateY(${tidy(x)}deg) translate3d(0, 0, ${2 * strength}px)`
    case 'scale':
      return `scale(${tidy(1 + (Math.sign(strength) * (Math.abs(x) + Math.abs(y))) / 10)})`
  }
}
