/** The nine people of the team page, each drawn from parts; the keys are the slugs of the entries. */
import { inks, type Ink } from '../../src/pattern/palettes'
import * as clothes from './clothes'
import { cheeks, eyes, freckles, glasses, head, mouth, nose } from './face'
import * as hair from './hair'
import { cloth, hairs, skins } from './shapes'

/** Ground and parts from back to front. */
type Portrait = { ground: Ink; parts: readonly string[] }

const lips = { red: '#c2371a', rose: '#d8694a', deep: '#5a2416' }

function mara(): Portrait {
  const { back, front } = hair.bob(hairs.blond)
  const skin = skins.rose
  return {
    ground: 'sky',
    parts: [
      back,
      head('oval', skin),
      clothes.blazer(cloth('cobalt', 'ink'), inks.paper, skin),
      nose(skin, 34),
      eyes('open', '#c98a12'),
      mouth('smile', lips.red),
      front,
      clothes.earrings(inks.signal),
    ],
  }
}

function jonas(): Portrait {
  const { back } = hair.sides(hairs.grey)
  const skin = skins.fair
  return {
    ground: 'sun',
    parts: [
      back,
      head('long', skin),
      clothes.turtleneck(cloth('signal', 'ink')),
      hair.fullBeard(hairs.grey),
      nose(skin, 46),
      eyes('open', hairs.grey[1]),
      mouth('grin', lips.deep),
      glasses('round', inks.ink),
    ],
  }
}

function aylin(): Portrait {
  const { back, front } = hair.long(hairs.dark)
  const skin = skins.warm
  return {
    ground: 'moss',
    parts: [
      back,
      head('heart', skin),
      clothes.roundNeck(cloth('blush', 'signal'), skin),
      nose(skin, 36),
      eyes('open', hairs.dark[0]),
      mouth('laugh', lips.red),
      front,
    ],
  }
}

function tobias(): Portrait {
  const { front } = hair.curls(hairs.copper)
  const skin = skins.rose
  return {
    ground: 'mint',
    parts: [
      head('square', skin),
      clothes.collar(cloth('moss', 'ink'), inks.paper, skin),
      nose(skin, 44),
      freckles('#e08a63'),
      eyes('smiling', hairs.copper[1]),
      mouth('grin', lips.red),
      hair.moustache(hairs.copper),
      front,
    ],
  }
}

function hanna(): Portrait {
  const { back, front } = hair.knot(hairs.chestnut)
  const skin = skins.fair
  return {
    ground: 'signal',
    parts: [
      back,
      head('round', skin),
      clothes.workJacket(cloth('cobalt', 'ink'), inks.sun, skin),
      front,
      nose(skin, 34),
      eyes('open', hairs.chestnut[1]),
      mouth('laugh', lips.red),
      glasses('square', inks.ink),
    ],
  }
}

function emre(): Portrait {
  const { back, front } = hair.quiff(hairs.black)
  const skin = skins.olive
  return {
    ground: 'cobalt',
    parts: [
      back,
      head('square', skin),
      clothes.openShirt(cloth('mint', 'moss'), inks.paper, skin),
      hair.fullBeard(hairs.black),
      nose(skin, 48),
      eyes('open', hairs.black[1], 0, 17),
      mouth('smile', lips.rose),
      front,
    ],
  }
}

function sophie(): Portrait {
  const { back, front } = hair.pixie(hairs.mint)
  const skin = skins.fair
  return {
    ground: 'ink',
    parts: [
      back,
      head('heart', skin),
      clothes.stripes(cloth('paper', 'paper'), inks.cobalt, skin),
      nose(skin, 32),
      eyes('smiling', hairs.chestnut[1]),
      mouth('laugh', lips.red),
      front,
      clothes.earrings(inks.sun, 18),
    ],
  }
}

function david(): Portrait {
  const { back, front } = hair.cropped(hairs.black)
  const skin = skins.brown
  return {
    ground: 'blush',
    parts: [
      back,
      head('long', skin),
      clothes.blazer(cloth('sun', 'signal'), inks.ink, skin),
      hair.goatee(hairs.black),
      nose(skin, 50),
      eyes('open', hairs.black[1], 0, 15),
      mouth('laugh', '#3a130c'),
      front,
      glasses('round', inks.paper),
    ],
  }
}

function lena(): Portrait {
  const { back, front } = hair.plait(hairs.chestnut)
  const skin = skins.rose
  return {
    ground: 'mint',
    parts: [
      back,
      head('oval', skin),
      cheeks('#f6a68f'),
      clothes.cardigan(cloth('sky', 'cobalt'), inks.sun, skin),
      nose(skin, 36),
      eyes('open', hairs.chestnut[1]),
      mouth('smile', lips.red),
      front,
    ],
  }
}

export const people: Record<string, () => Portrait> = {
  'mara-lindqvist': mara,
  'jonas-ebert': jonas,
  'aylin-demir': aylin,
  'tobias-krause': tobias,
  'hanna-vogt': hanna,
  'emre-yildiz': emre,
  'sophie-renner': sophie,
  'david-okafor': david,
  'lena-brandt': lena,
}
