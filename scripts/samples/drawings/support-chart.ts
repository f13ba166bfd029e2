/** The chart of the support figures; the numbers are those of the article that shows it. */
import type { PerSampleLanguage, SampleLanguage } from '../languages'
import type { Screen } from '../screens/frame'
import { each } from '../screens/html'

type Figure = {
  name: PerSampleLanguage<string>
  note: PerSampleLanguage<string>
  values: readonly number[]
  labels: PerSampleLanguage<readonly string[]>
}

const median = { en: 'median', de: 'Median' }

const figures: readonly Figure[] = [
  {
    name: { en: 'First answer', de: 'Erste Antwort' },
    note: median,
    values: [38, 24, 21],
    labels: { en: ['38 min', '24 min', '21 min'], de: ['38 min', '24 min', '21 min'] },
  },
  {
    name: { en: 'Solved', de: 'Gelöst' },
    note: median,
    values: [400, 310, 290],
    labels: { en: ['6:40 h', '5:10 h', '4:50 h'], de: ['6:40 h', '5:10 h', '4:50 h'] },
  },
  {
    name: { en: 'Agreed time missed', de: 'Vereinbarte Zeit verfehlt' },
    note: { en: 'of all cases', de: 'aller Fälle' },
    values: [6.1, 3.4, 2.8],
    labels: { en: ['6.1%', '3.4%', '2.8%'], de: ['6,1 %', '3,4 %', '2,8 %'] },
  },
  {
    name: { en: 'Reopened', de: 'Wieder geöffnet' },
    note: { en: 'within 14 days', de: 'innerhalb von 14 Tagen' },
    values: [7.9, 5.2, 5.6],
    labels: { en: ['7.9%', '5.2%', '5.6%'], de: ['7,9 %', '5,2 %', '5,6 %'] },
  },
]

const words = {
  en: {
    title: 'Support figures',
    source: 'Cases in the three periods: 5,210, 5,480 and 2,690',
    years: ['2024', '2025', 'Jan–Jun 2026'],
  },
  de: {
    title: 'Supportzahlen',
    source: 'Fälle in den drei Zeiträumen: 5.210, 5.480 und 2.690',
    years: ['2024', '2025', 'Jan.–Juni 2026'],
  },
}

/** Bars of one figure, the highest as tall as the space. */
function panel({ name, note, values, labels }: Figure, lang: SampleLanguage): string {
  const most = Math.max(...values)
  const bars = each(
    values,
    (value, place) =>
      `<li class="year${place}"><b>${labels[lang][place] ?? ''}</b><i style="height:${((value / most) * 370).toFixed(1)}px"></i></li>`,
  )
  return `<section><ul>${bars}</ul><h2>${name[lang]}</h2><p>${note[lang]}</p></section>`
}

export const supportChart: Screen = {
  name: 'support-chart',
  styles: 'drawings/support-chart.css',
  body(lang) {
    const { title, source, years } = words[lang]
    const legend = each(years, (year, place) => `<span class="year${place}"><i></i>${year}</span>`)
    return `<div class="chart"><header><h1>${title}</h1><p>${legend}</p></header>
      <div class="panels">${each(figures, (figure) => panel(figure, lang))}</div><footer>${source}</footer></div>`
  },
}
