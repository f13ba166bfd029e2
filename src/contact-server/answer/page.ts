/** The page for a refused submission of the plain form: complete, localized, without scripts. */
import { languageMarkup, localeOf, type LocaleCode } from '../../site/locales'
import { pathOf } from '../../site/paths'
import { windowTitle } from '../../site/window-title'
import { readCompany, type Company } from '../company'
import { escapeHtml } from '../../lib/html'
import { telHref } from '../../lib/tel'
import { logoPaths } from '../../pattern/logo-paths'
import { patternSvg } from '../../pattern/pattern-svg'
import { formTexts, type FormText } from '../texts'
import { formHtml, summaryHtml } from './form-html'
import type { Result } from './outcome'
import { pageStyle } from './page-style'
import { refusalText, refusalTextWithoutForm } from './words'

type Refused = Extract<Result, { ok: false }>

function otherWaysHtml(text: FormText, locale: LocaleCode, company: Company | undefined): string {
  const form = `<p><a href="${pathOf('contact', locale)}">${escapeHtml(text('toForm'))}</a></p>`
  if (!company) return form
  const { phone, email } = company
  return [
    `<p>${escapeHtml(text('otherWays'))}</p><ul>`,
    `<li>${escapeHtml(text('otherWaysPhone'))}: <a href="${escapeHtml(telHref(phone))}">${escapeHtml(phone)}</a></li>`,
    `<li>${escapeHtml(text('otherWaysEmail'))}: <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li></ul>`,
    form,
  ].join('\n')
}

/** The law asks for the imprint on every page (L30); it needs no file, so it is there whatever else is missing. */
function legalHtml(text: FormText, locale: LocaleCode): string {
  const link = (page: 'imprint' | 'privacy') =>
    `<a href="${pathOf(page, locale)}">${escapeHtml(text(`${page}Link`))}</a>`
  return `<footer>${link('imprint')} ${link('privacy')}</footer>`
}

/** The logo's mark, in pixels as on the site's pages; the name next to it identifies the company. */
const mark = `<span aria-hidden="true">${patternSvg(logoPaths(), 34, 34)}</span>`

/** Renders the page: with the visitor's values it contains the form, without them a link back to it. */
export async function refusalPage(result: Refused, locale: LocaleCode): Promise<string> {
  const text = formTexts(locale)
  const company = await readCompany(locale)
  const title = text('titleError', { title: windowTitle(text('formName'), company?.name) })
  const problems = result.fields ?? {}
  const form = result.values
    ? formHtml(text, { locale, values: result.values, problems, id: result.id ?? '' })
    : ''
  const sentence = (form ? refusalText : refusalTextWithoutForm)(text, result.reason)
  return `<!doctype html>
<html ${languageMarkup(localeOf(locale).iso)}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>
<body><main>
${company ? `<a class="home" href="${pathOf('home', locale)}">${mark}${escapeHtml(company.name)}</a>` : ''}
<h1>${escapeHtml(text('formName'))}</h1>
${summaryHtml(text, locale, sentence, problems)}
${form}
${otherWaysHtml(text, locale, company)}
</main>${legalHtml(text, locale)}</body>
</html>
`
}
