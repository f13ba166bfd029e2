/** Hair and beards: the parts behind the head and in front of it. */
import { disc, flat, split, type Tones } from './shapes'

type Hair = { back: string; front: string }

/** Cut below the ears, parted at the side. */
export function bob(tones: Tones): Hair {
  return {
    back: split('M196 420a204 204 0 0 1 408 0v216h-110v-60h-188v60h-110z', tones),
    front: split('M238 456v-56a162 178 0 0 1 324 0v66q-60 -70 -82 -196q-60 110 -242 186z', tones),
  }
}

/** Bald on top, with short sides. */
export function sides(tones: Tones): Hair {
  return {
    back: split('M232 400a168 150 0 0 1 336 0v80h-336z', tones),
    front: '',
  }
}

/** Long and loose over both shoulders, parted in the middle. */
export function long(tones: Tones): Hair {
  return {
    back: split(
      'M186 440a214 214 0 0 1 428 0v300a120 120 0 0 1 -120 120h-188a120 120 0 0 1 -120 -120z',
      tones,
    ),
    front: split('M234 520v-120a166 178 0 0 1 332 0v120q-40 -130 -166 -262q-126 132 -166 262z', tones),
  }
}

/** Curls: discs of several sizes around the crown. */
export function curls(tones: Tones): Hair {
  const places = [
    [250, 372, 52],
    [262, 300, 60],
    [318, 240, 66],
    [400, 218, 70],
    [482, 240, 66],
    [538, 300, 60],
    [550, 372, 52],
    [340, 300, 56],
    [460, 300, 56],
    [400, 290, 56],
  ] as const
  return { back: '', front: split(places.map(([x, y, r]) => disc(x, y, r)).join(''), tones) }
}

/** Combed back into a knot on top. */
export function knot(tones: Tones): Hair {
  return {
    back: split(`${disc(400, 206, 68)}M240 450v-50a160 182 0 0 1 320 0v50z`, tones),
    front: split('M246 410v-10a154 172 0 0 1 308 0v10a154 88 0 0 0 -308 0z', tones),
  }
}

/** Short, with a straight front swept upwards. */
export function quiff(tones: Tones): Hair {
  return {
    back: split('M240 470v-152h322v152z', tones),
    front: split(
      'M238 420v-90a110 110 0 0 1 110 -110h140a74 74 0 0 1 74 74v126l-26 -70h-190q-60 0 -86 -30z',
      tones,
    ),
  }
}

/** Cropped close, with a fringe cut at an angle. */
export function pixie(tones: Tones): Hair {
  return {
    back: split('M232 430a168 196 0 0 1 336 0l-14 50h-308z', tones),
    front: split(
      'M232 470v-70a168 180 0 0 1 336 0v70l-34 -96l-20 30l-36 -42l-34 36l-38 -46l-36 40l-38 -42l-40 44z',
      tones,
    ),
  }
}

/** Very short curls, level at the top. */
export function cropped(tones: Tones): Hair {
  return {
    back: split('M240 432v-32a160 182 0 0 1 320 0v32z', tones),
    front: split('M240 410v-10a160 182 0 0 1 320 0v10l-30 -60q-130 -44 -260 0z', tones),
  }
}

/** A plait that falls over one shoulder. */
export function plait(tones: Tones): Hair {
  const knots = [620, 690, 760, 830].map((y) => `M500 ${y}a52 46 0 0 1 104 0a52 46 0 0 1 -104 0z`)
  return {
    back: split('M218 430a182 200 0 0 1 364 0v160h-284a80 80 0 0 1 -80 -80z', tones),
    front:
      split('M238 470v-70a162 174 0 0 1 324 0v70q-30 -120 -232 -190q-30 110 -92 190z', tones) +
      flat(knots.join(''), tones[1]),
  }
}

/** A full beard with a moustache; leaves the mouth free. */
export function fullBeard(tones: Tones): string {
  return split(
    'M250 480a40 60 0 0 0 66 54h168a40 60 0 0 0 66 -54v60a150 150 0 0 1 -300 0zM340 576v20a60 50 0 0 0 120 0v-20z',
    tones,
  ).replaceAll('<path', '<path fill-rule="evenodd"')
}

/** A beard around mouth and chin only. */
export function goatee(tones: Tones): string {
  return split('M318 548h164v60a82 66 0 0 1 -164 0zM342 572v18a58 46 0 0 0 116 0v-18z', tones).replaceAll(
    '<path',
    '<path fill-rule="evenodd"',
  )
}

/** A moustache of two quarters. */
export function moustache(tones: Tones): string {
  return split('M400 548v26h-76a60 60 0 0 1 76 -26a60 60 0 0 1 76 26h-76z', tones)
}
