/** Shoulders and what people wear. */
import { inks } from '../../src/pattern/palettes'
import { disc, flat, line, split, type Tones } from './shapes'

const shoulders = 'M70 1000v-50a230 230 0 0 1 230 -230h200a230 230 0 0 1 230 230v50z'

/** A round neckline that shows skin. */
export function roundNeck(tones: Tones, skin: Tones): string {
  return split(shoulders, tones) + flat('M322 716h156a78 74 0 0 1 -156 0z', skin[1])
}

/** A collar that closes around the neck. */
export function turtleneck(tones: Tones): string {
  return (
    split(shoulders, tones) +
    split('M314 650h172v96a86 40 0 0 1 -172 0z', tones) +
    line('M314 748a86 38 0 0 0 172 0', inks.sun, 6)
  )
}

/** A jacket over a shirt of another colour, skin in the opening. */
export function blazer(tones: Tones, shirt: string, skin: Tones): string {
  const lapels =
    flat('M296 716l104 284l-150 -130l34 -30l-40 -40z', tones[1]) +
    flat('M504 716l-104 284l150 -130l-34 -30l40 -40z', tones[0])
  return (
    split(shoulders, tones) +
    flat('M294 721h212l-106 279z', shirt) +
    flat('M330 690h140v26l-70 96l-70 -96z', skin[1]) +
    lapels
  )
}

/** A pullover with the collar of a shirt. */
export function collar(tones: Tones, shirt: string, skin: Tones): string {
  return (
    split(shoulders, tones) +
    flat('M330 716h140l-70 70z', skin[1]) +
    flat('M322 690l78 96l-70 64l-44 -132z', shirt) +
    flat('M478 690l-78 96l70 64l44 -132z', shirt)
  )
}

/** Stripes across, with a round neckline. */
export function stripes(tones: Tones, stripe: string, skin: Tones): string {
  const bars = [790, 850, 910, 970].map((y) => `M60 ${y}h680v28h-680z`).join('')
  return `<clipPath id="shoulders"><path d="${shoulders}"/></clipPath>${split(shoulders, tones)}<g clip-path="url(#shoulders)">${flat(bars, stripe)}</g>${flat('M322 716h156a78 50 0 0 1 -156 0z', skin[1])}`
}

/** A work jacket: zip, collar and a badge. */
export function workJacket(tones: Tones, trim: string, skin: Tones): string {
  return (
    split(shoulders, tones) +
    flat('M330 716h140l-70 80z', skin[1]) +
    flat('M318 680l82 116l-50 60l-78 -116z', trim) +
    flat('M482 680l-82 116l50 60l78 -116z', trim) +
    line('M400 800v200', inks.ink, 8) +
    flat('M500 880h90v56h-90z', inks.paper)
  )
}

/** An open shirt over a plain one. */
export function openShirt(tones: Tones, below: string, skin: Tones): string {
  return (
    split(shoulders, tones) +
    flat('M290 718h220l-50 282h-120z', below) +
    flat('M326 716h148a74 62 0 0 1 -148 0z', skin[1]) +
    flat('M296 704l60 130l-90 40l-30 -140z', tones[0]) +
    flat('M504 704l-60 130l90 40l30 -140z', tones[1])
  )
}

/** A soft neckline from shoulder to shoulder and a row of buttons. */
export function cardigan(tones: Tones, below: string, skin: Tones): string {
  const buttons = [880, 940].map((y) => disc(400, y, 12)).join('')
  return (
    split(shoulders, tones) +
    flat('M296 717h208l-104 130z', below) +
    flat('M318 716h164a82 60 0 0 1 -164 0z', skin[1]) +
    line('M400 846v160', inks.ink, 6) +
    flat(buttons, inks.ink)
  )
}

/** Discs at both ears. */
export function earrings(colour: string, radius = 14): string {
  return flat(disc(258, 512, radius) + disc(542, 512, radius), colour)
}
