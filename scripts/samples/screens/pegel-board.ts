/** The board of Pegel: level gauges with their usual range, one of them above its mark with an open alert. */
import type { SampleLanguage } from '../languages'
import { frame, type Screen } from './frame'
import { each } from './html'
import { gauges } from './pegel-data'

type Gauge = (typeof gauges)[number]

const words = {
  en: {
    title: 'Board: night shift',
    views: ['Board', 'Alerts', 'Review', 'Points', 'Duty'],
    date: 'Tuesday, November 10',
    quiet: 'Quiet until 6:00',
    legend: ['Usual range', 'Mark', 'Quiet hours'],
    alert: 'Open alert, since 22:31',
    name: 'Palletizing',
    what: '118 pallets waiting, 30 to 60 are usual. 46 come in per hour, 32 go out.',
    last: 'What helped last time',
    how: 'Second stretch wrapper switched on, Mon, Nov 2.',
    to: 'On duty: M. Petersen. Deputy in 4 min.',
    take: 'I’ll take it',
    forecast: 'Forecast',
    soon: 'Cold store reaches its mark at about 2:10.',
  },
  de: {
    title: 'Tafel: Nachtschicht',
    views: ['Tafel', 'Meldungen', 'Rückblick', 'Punkte', 'Dienst'],
    date: 'Dienstag, 10. November',
    quiet: 'Ruhe bis 6:00',
    legend: ['Üblicher Bereich', 'Marke', 'Ruhezeit'],
    alert: 'Offene Meldung, seit 22:31',
    name: 'Palettierung',
    what: '118 Paletten warten, üblich sind 30 bis 60. Je Stunde kommen 46 dazu, 32 gehen ab.',
    last: 'Hat zuletzt geholfen',
    how: 'Zweiten Wickler eingeschaltet, Mo 2.11.',
    to: 'Dienst: M. Petersen. Vertretung in 4 min.',
    take: 'Ich übernehme',
    forecast: 'Vorhersage',
    soon: 'Kühlhaus erreicht seine Marke gegen 2:10.',
  },
}

const moon =
  '<svg class="moon" viewBox="0 0 20 20"><path d="M12 1a9 9 0 1 0 7 12A8 8 0 0 1 12 1z" fill="currentColor"/></svg>'

function gauge(
  { name, unit, level, low, high, limit, top, change, quiet }: Gauge,
  lang: SampleLanguage,
): string {
  const height = (value: number) => `${((value / top) * 100).toFixed(2)}%`
  const state = level > limit ? 'over' : quiet ? 'quiet' : ''
  const note = quiet ? `<p class="rest">${moon}${words[lang].quiet}</p>` : `<p>${change[lang]}</p>`
  return `<li class="${state}"><h2>${name[lang]}</h2><div class="tube">
    <span class="level" style="height:${height(level)}"></span>
    <span class="usual" style="bottom:${height(low)};height:${height(high - low)}"></span>
    <span class="mark" style="bottom:${height(limit)}"></span></div>
    <p class="value"><b>${level}</b></p><p>${unit[lang]}</p>${note}</li>`
}

function main(lang: SampleLanguage): string {
  const text = words[lang]
  const [usual, mark, quiet] = text.legend
  return `<div class="board"><section><ul class="gauges">${each(gauges, (item) => gauge(item, lang))}</ul>
    <p class="legend"><i class="usual"></i>${usual}<i class="mark"></i>${mark}${moon}${quiet}</p></section>
    <aside><div class="alert"><p>${text.alert}</p><h2>${text.name}</h2><p>${text.what}</p>
    <p><b>${text.last}</b><br>${text.how}</p><p>${text.to}</p><span class="button primary">${text.take}</span></div>
    <div class="forecast"><h3>${text.forecast}</h3><p>${text.soon}</p></div></aside></div>`
}

export const pegelBoard: Screen = {
  name: 'pegel-board',
  styles: 'screens/pegel.css',
  body(lang) {
    const { views, title, date } = words[lang]
    const [board = '', alerts = '', review = '', points = '', rota = ''] = views
    return frame({
      product: 'pegel',
      rail: 'ink',
      views: [
        { motif: 'bowls', turn: 2, label: board, current: true },
        { motif: 'triangle', turn: 1, label: alerts, count: 1 },
        { motif: 'arcs', label: review },
        { motif: 'dots', label: points },
        { motif: 'leaf', label: rota },
      ],
      user: 'MP',
      title,
      beside: `<span>${date}</span>`,
      actions: '<b class="time">22:40</b>',
      main: main(lang),
    })
  },
}
