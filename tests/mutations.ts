/**
 * Faults, one per requirement: each breaks the code in one place, and the test that docs/requirements.md lists for the
 * requirement must then fail. `npm run mutate` plants them; `tests/requirements.test.ts` checks that they still apply.
 */

export type Mutation = {
  /** The requirement, as in docs/requirements.md. */
  id: `R${number}`
  file: string
  /** Occurs in the file exactly once. */
  from: string
  to: string
  /** The unit test, and the part of its name that is in the requirement's row. */
  proof: string
  name: string
}

/** The faults of one file and the tests of another: `[id, name of the test, from, to]`. */
function inFile(
  file: string,
  proof: string,
  faults: readonly (readonly [id: `R${number}`, name: string, from: string, to: string])[],
): Mutation[] {
  return faults.map(([id, name, from, to]) => ({ id, file, from, to, proof, name }))
}

/** The button that refuses, in the question for consent. */
const secondAnswer = `className={buttons.button}
            onClick={() => onChoose(allChoices(false))}`

const constants = 'src/site/constants.ts'

export const mutations: readonly Mutation[] = [
  ...inFile('src/hosting/headers.ts', 'src/hosting/headers.test.ts', [
    ['R1', 'kept out of search engines', "'X-Robots-Tag': 'noindex'", "'X-Robots-Tag': 'all'"],
  ]),
  ...inFile('src/components/layout/layout.tsx', 'src/components/layout/layout.test.tsx', [
    ['R21', 'passes axe and offers', '<a href="#main"', '<a href="#content"'],
    ['R116', 'passes axe', '<main id="main"', '<main id="main" role="nothing"'],
  ]),
  ...inFile('src/components/language-switch/language-switch.tsx', 'src/components/layout/layout.test.tsx', [
    ['R56', 'the language switch leads to the same page', 'hrefLang={code}', 'hrefLang="x"'],
  ]),
  ...inFile('src/components/consent/consent-banner.tsx', 'src/components/consent/consent.test.tsx', [
    ['R40', 'L2', secondAnswer, secondAnswer.replace('button}', 'line}')],
    ['R112', 'L2', secondAnswer, secondAnswer.replace('button}', 'line}')],
  ]),
  ...inFile('src/components/video/video.tsx', 'src/components/video/video.test.tsx', [
    ['R41', 'L20, L21, L26', 'href={source.watch}', 'href={source.player}'],
  ]),
  ...inFile('src/forms/contact/fields.ts', 'src/forms/contact/contact-form.test.tsx', [
    ['R44', 'labels, marks, consent wording', "autoComplete: 'organization'", "autoComplete: 'off'"],
  ]),
  ...inFile('src/client/navigation/guard.ts', 'src/client/navigation/guard.test.ts', [
    ['R70', 'is external: refused unless flagged', 'is not allowed by default', 'is forbidden'],
  ]),
  ...inFile('src/components/scroll-parallax/scroll-parallax.tsx', 'src/client/motion/behaviours.test.tsx', [
    ['R109', 'R109', '<div>{children}', '<div style={{ opacity: 0 }}>{children}'],
  ]),
  ...inFile('src/content-model/validate.ts', 'src/content-model/validate.test.ts', [
    [
      'R120',
      'optional fields may be absent',
      'if (isBlank(value)) return',
      'if (value === undefined) return',
    ],
  ]),
  ...inFile('src/contact-server/request/suspicion.ts', 'src/contact-server/tests/spam-and-origins.test.ts', [
    ['R119', 'FRM-13', "trim() !== ''", "trim() === 'spam'"],
  ]),
  ...inFile('src/site/paths.ts', 'src/site/paths.test.ts', [
    ['R18', 'R18, R19', "? [path === '/' ? `/${locale}` : `/${locale}${path}`] : []", '? [] : []'],
    ['R19', 'R18, R19', "locale === defaultLocale ? '' : `/${locale}`", "''"],
    ['R20', 'R20', "path ? `${prefix}/${path}` : prefix || '/'", '`${prefix}/${path}/`'],
    ['R90', 'R90', "routeNameSeparator = '___'", "routeNameSeparator = '__'"],
  ]),
  ...inFile('src/client/scroll/decide.ts', 'src/client/scroll/scroll.test.ts', [
    ['R24', 'R24', "return to.hash ? 'hash' : 'top'", "return to.hash ? 'hash' : 'none'"],
    ['R25', 'R25', "return to.hash ? 'hash' : 'top'", "return 'top'"],
    ['R26', 'R26', 'if (from && saved) return saved', ''],
  ]),
  ...inFile('src/client/errors/error-page.ts', 'src/client/errors/errors.test.tsx', [
    ['R28', 'E1', 'error.statusCode || 500', 'error.statusCode || 404'],
    ['R29', 'E2', "notFound: 'Page Not Found'", "notFound: 'Not found'"],
    ['R85', 'E2', "server: 'Internal Server Error'", "server: 'Error'"],
  ]),
  ...inFile('src/client/errors/not-found.ts', 'src/client/errors/errors.test.tsx', [
    ['R78', 'E3, E4', "'Page not found'}", "'Page Not Found'}"],
    ['R79', 'E3, E4', "? 'Page Not Found'", "? 'Page not found'"],
  ]),
  ...inFile('src/client/errors/log.ts', 'src/client/errors/errors.test.tsx', [
    ['R83', 'E7, R83', 'console.error(startUpPrefix, error)', 'console.error(error)'],
    ['R84', 'R84', 'console.error(mountPrefix, error)', 'console.error(error)'],
  ]),
  ...inFile('src/i18n/light/plugin.tsx', 'src/i18n/light/plugin.test.tsx', [
    ['R82', 'R82', '(own.length > 0 ? own : nodes)', 'own'],
  ]),
  ...inFile('src/site/own/languages.ts', 'src/site/locales.test.ts', [
    ['R43', 'R43', "iso: 'de-DE'", "iso: 'de-AT'"],
  ]),
  ...inFile('src/content-model/translated.ts', 'src/content-model/translated.test.ts', [
    ['R45', 'is not de-DE', 'codeOf(entry) === iso', 'iso.startsWith(String(codeOf(entry)).slice(0, 2))'],
    ['R46', 'no entry of the language', "value === null ? ''", "value === null ? 'undefined'"],
    ['R47', 'a response with a data object', ': recordOf(input.data)', ': undefined'],
    ['R48', 'a response with a list: the first item', 'return input[0]', 'return input.at(-1)'],
    ['R49', 'a bare item', "!('data' in input)) return input", "!('data' in input)) return undefined"],
  ]),
  ...inFile('src/site/breakpoints.ts', 'src/site/breakpoints.test.ts', [
    ['R50', 'R50', 'index === 0 ? 1 : breakpoints[name]', 'breakpoints[name]'],
    ['R86', 'R86', 'lg: 992', 'lg: 990'],
  ]),
  ...inFile('src/site/breakpoints.ts', 'src/client/viewport/viewport.test.ts', [
    ['R87', 'R87', "mobile: 'xs'", "mobile: 'sm'"],
  ]),
  ...inFile('src/client/viewport/viewport.ts', 'src/client/viewport/viewport.test.ts', [
    ['R51', 'R51', 'if (event.matches) set(name)', 'if (!event.matches) set(name)'],
  ]),
  ...inFile('src/client/viewport/viewport-cookie.ts', 'src/client/viewport/viewport.test.ts', [
    ['R88', 'R88', ';secure;', ';'],
  ]),
  ...inFile('src/client/viewport/device.ts', 'src/client/viewport/viewport.test.ts', [
    ['R91', 'R91', '/mobi|android/i', '/mobi/i'],
  ]),
  ...inFile('src/client/motion/pointer-behaviour.ts', 'src/client/motion/behaviours.test.tsx', [
    ['R91', 'R91', ' || isMobile()', ''],
  ]),
  ...inFile('src/early/root-locale.ts', 'src/early/root-locale.test.ts', [
    ['R53', 'matching:', "language === wanted.split('-')[0]", 'language === wanted'],
  ]),
  ...inFile('src/early/clicks.ts', 'src/early/clicks.test.ts', [
    ['R89', 'R89', 'SameSite=Lax', 'SameSite=Strict'],
  ]),
  ...inFile('src/client/builds/check.ts', 'src/client/builds/builds.test.ts', [
    ['R58', 'B2, B3', 'void look(), buildCheckInterval)', 'void look(), 2 * buildCheckInterval)'],
  ]),
  ...inFile('src/client/builds/check.ts', 'src/client/builds/watch-builds.test.ts', [
    ['R59', 'B4, A21', 'latest.id === currentId', 'latest.id !== currentId'],
  ]),
  ...inFile('src/client/builds/prefetch.ts', 'src/client/builds/builds.test.ts', [
    ['R63', 'B6', 'setTimeout(prefetch, metadataDelay)', 'setTimeout(prefetch, 0)'],
    ['R64', 'B6', 'if (effectiveType === noPrefetchConnection) return', ''],
  ]),
  ...inFile('src/client/chunk-errors/listen.ts', 'src/client/chunk-errors/chunk-errors.test.ts', [
    ['R60', 'R60, R62', 'if (reload(error)) event.preventDefault()', ''],
    ['R62', 'R60, R62', 'chunkErrors.emit(error)', ''],
  ]),
  ...inFile('src/client/builds/notices.ts', 'src/client/builds/notices.test.ts', [
    ['R62', 'R62', "if (!navigator.onLine) notices.show('offline')", ''],
  ]),
  ...inFile('src/client/reload/guard.ts', 'src/client/reload/reload.test.ts', [
    ['R61', 'R61', 'stored.expires < now', 'stored.expires > now'],
  ]),
  ...inFile('src/forms/contact/schema.ts', 'src/forms/contact/schema.test.ts', [
    ['R66', 'missing required', "required ? cleaned.required(problem('required')) : cleaned", 'cleaned'],
  ]),
  ...inFile('src/client/navigation/guard.ts', 'src/client/navigation/guard.test.ts', [
    ['R68', 'is external: refused unless flagged', 'if (!url || (external && !allowExternal))', 'if (!url)'],
    [
      'R69',
      'is a script address: always refused',
      'if (protocol) throw',
      'if (protocol && !allowExternal) throw',
    ],
  ]),
  ...inFile(constants, 'src/client/http/client.test.ts', [
    ['R74', 'F1:', '[408, 409, 425, 429, 500, 502, 503, 504]', '[]'],
  ]),
  ...inFile('src/client/http/client.ts', 'src/client/http/client.test.ts', [
    [
      'R75',
      'F5:',
      'retryStatusCodes: [...retryStatuses],',
      'retryStatusCodes: [...retryStatuses], retry: 1,',
    ],
  ]),
  ...inFile(constants, 'src/site/constants.test.ts', [
    ['R92', 'R92', 'buildCheckInterval = hour', 'buildCheckInterval = 2 * hour'],
    ['R100', 'R100', 'modal: 1100', 'modal: 1000'],
  ]),
  ...inFile(constants, 'src/client/motion/motion.test.ts', [
    ['R93', 'pointer parallax, R93', 'strength: 10', 'strength: 12'],
    ['R94', 'scroll parallax, R94', 'speed: 50', 'speed: 60'],
    ['R95', 'masonry columns, R95', 'columnWidth: 400', 'columnWidth: 300'],
    ['R99', 'R99', 'rippleTime = 401', 'rippleTime = 600'],
  ]),
  ...inFile('src/client/motion/masonry.ts', 'src/client/motion/motion.test.ts', [
    ['R97', 'masonry filling, R97', 'totals.indexOf(Math.min(...totals))', 'item % columns'],
  ]),
  ...inFile('src/client/motion/reveal.ts', 'src/client/motion/motion.test.ts', [
    ['R98', 'reveal, R98', 'if (elementHeight <= 0) return 0', 'return 1'],
  ]),
  ...inFile('src/components/masonry-wall/masonry-wall.tsx', 'src/client/motion/behaviours.test.tsx', [
    ['R96', 'R96', '`grid ${styles.wall}`}', "`grid ${styles.wall}`} style={{ display: 'grid' }}"],
  ]),
  ...inFile('src/client/motion/use-motion.ts', 'src/client/motion/behaviours.test.tsx', [
    ['R117', 'R117', ' || prefersReducedMotion()', ''],
  ]),
  ...inFile('src/client/not-found/not-found-language.ts', 'src/client/not-found/not-found.test.ts', [
    [
      'R124',
      'R124',
      'return isFallback && locale !== defaultLocale',
      'return !isFallback && locale !== defaultLocale',
    ],
  ]),
  ...inFile('src/hosting/answers.ts', 'src/hosting/answers.test.ts', [
    [
      'R27',
      '404',
      'notFoundFile(localeOfPath(path)), status: 404',
      'notFoundFile(localeOfPath(path)), status: 200',
    ],
  ]),
  ...inFile('src/client/transition/page-transition.ts', 'src/client/transition/page-transition.test.ts', [
    ['R23', 'R23', "transitionName = 'page'", "transitionName = 'view'"],
  ]),
  ...inFile('src/components/breadcrumb/breadcrumb.tsx', 'src/components/layout/layout.test.tsx', [
    ['R32', 'the breadcrumb ends at this page', '<span aria-current="page">', '<span>'],
  ]),
  ...inFile('src/sections/downloads/downloads.tsx', 'src/sections/section-list.test.tsx', [
    ['R34', 'a download names its type and size', 'extension.toUpperCase()', "''"],
  ]),
  ...inFile('src/sections/testimonials/use-slider.ts', 'src/sections/testimonials/testimonials.test.tsx', [
    ['R37', 'the buttons move by one', '(wanted + count) % count', '(wanted + 1 + count) % count'],
  ]),
  ...inFile('src/client/consent/allow.ts', 'src/client/consent/consent.test.ts', [
    ['R42', 'L22', '(consent.record()?.choices ?? allChoices(false))', 'allChoices(false)'],
  ]),
  ...inFile('src/forms/contact/consent-field.tsx', 'src/forms/contact/contact-form.test.tsx', [
    ['R65', 'R65', "{t('form:consent')}", "{t('form:privacyNote')}"],
  ]),
  ...inFile('src/forms/contact/error-summary.tsx', 'src/forms/contact/contact-form.test.tsx', [
    ['R67', 'R67', "{t('form:mandatory')} {t('form:failed')}", "{t('form:mandatory')}"],
    ['R80', 'R80', "{t('form:mandatory')} {t('form:failed')}", "{t('form:failed')}"],
    ['R81', 'R81', "{t('form:mandatory')} {t('form:failed')}", "{t('form:summaryTitle')}"],
  ]),
  ...inFile('src/forms/contact/send.ts', 'src/forms/contact/contact-form.test.tsx', [
    [
      'R118',
      'R118',
      "method: 'POST', body: message, attemptTimeout",
      "method: 'PUT', body: message, attemptTimeout",
    ],
  ]),
  ...inFile('src/early/root-locale.ts', 'src/early/root-locale.test.ts', [
    [
      'R52',
      'detection:',
      'stored ?? findBrowserLocale(navigator.languages)',
      'findBrowserLocale(navigator.languages) ?? stored',
    ],
    ['R54', 'not a first access', ' || referrer.startsWith(`${location.origin}/`)', ''],
  ]),
  ...inFile('src/early/clicks.ts', 'src/early/clicks.test.ts', [
    ['R55', 'R55, R57', 'link.getAttribute(earlyFacts.localeChoiceAttribute)};max-age', "''};max-age"],
    ['R57', 'R55, R57', 'link.hash = location.hash', ''],
  ]),
  ...inFile('src/gatsby/build-files.ts', 'src/gatsby/build-files.test.ts', [
    ['R71', 'B7', "'latest.json'), { id, timestamp }", "'latest.json'), { timestamp }"],
    ['R72', 'R72', 'dynamic[`${path}/:slug`] = { template }', 'dynamic[path] = { template }'],
  ]),
  ...inFile('src/client/builds/payload.ts', 'src/client/builds/builds.test.ts', [
    ['R73', 'B13', 'void Object.assign(data, await read(path, id))', 'void (await read(path, id))'],
  ]),
  ...inFile('src/client/http/client.ts', 'src/client/http/client.test.ts', [
    [
      'R76',
      'F2:',
      'return (await fetchJson(url, withPlainBody(options))) as unknown',
      'return (await fetchJson(url, { ...withPlainBody(options), ignoreResponseError: true })) as unknown',
    ],
    [
      'R77',
      'F16:',
      'withPlainBody(options))) as unknown',
      "{ ...withPlainBody(options), headers: { 'content-type': 'text/plain' } })) as unknown",
    ],
  ]),
  ...inFile('src/seo/head-tags.ts', 'src/seo/seo.test.ts', [
    ['R102', 'R102', '    ...alternates(page, origin),', ''],
    ['R103', 'R103', 'href: origin + meta.path }', 'href: meta.path }'],
    ['R104', 'R104', "property('og:url', origin + meta.path)", "property('og:url', origin)"],
  ]),
  ...inFile('src/seo/sitemap.ts', 'src/seo/seo.test.ts', [
    ['R105', 'R105', "${lastmod}${links.join('')}", '${lastmod}'],
  ]),
  ...inFile('src/seo/alternate-links.ts', 'src/seo/seo.test.ts', [
    [
      'R121',
      'R121',
      '(path ? [[hrefLang, origin + path] as const] : [])',
      '[[hrefLang, `${origin}${path}`] as const]',
    ],
  ]),
  ...inFile('src/entries/storage-tables.ts', 'src/entries/facts.test.ts', [
    ['R114', 'R114', "...(group === 'necessary' ? gatsbyEntries : {})", ''],
  ]),
]

/** A fault of the built site, for requirements proved by its checks or in a browser. */
export type BuiltMutation = {
  id: `R${number}`
  /** Below `public/`; a folder `*` stands for the first one. */
  file: string
  /** Replaced wherever it occurs in the file; without it, the file is missing. */
  change?: readonly [from: string, to: string]
  /** The checks or the browser test, and the text that is in the requirement's row. */
  proof: string
  name: string
  /**
   * The suite of `tests/built.ts` that must report `problem`; without one, `proof` is a browser test called `problem`.
   */
  suite?: string
  problem: string
}

/** A missing page, for rows of the table of required pages or of the routes: `[id, name, file]`. */
function missing(
  proof: string,
  problem: string,
  faults: readonly (readonly [id: `R${number}`, name: string, file: string])[],
): BuiltMutation[] {
  return faults.map(([id, name, file]) => ({ id, file, proof, name, suite: 'routes', problem }))
}

/** Missing words or markup: `[id, file, from, to, problem]`. */
function changed(
  proof: string,
  suite: string,
  faults: readonly (readonly [
    id: `R${number}`,
    name: string,
    file: string,
    from: string,
    to: string,
    problem: string,
  ])[],
): BuiltMutation[] {
  return faults.map(([id, name, file, from, to, problem]) => {
    return { id, file, change: [from, to], proof, name, suite, problem }
  })
}

export const builtMutations: readonly BuiltMutation[] = [
  ...missing('tests/built/required-pages.ts', 'there is no such page', [
    ['R2', 'requiredPages', 'de/index.html'],
    ['R3', "row('home'", 'en/index.html'],
    ['R4', "route: 'contact'", '___contact/index.html'],
    ['R5', "row('about'", 'about/index.html'],
    ['R6', "row('jobs'", 'about/jobs/index.html'],
    ['R7', "row('partner'", 'about/partner/index.html'],
    ['R8', "row('philosophy'", 'de/ueber-uns/philosophie/index.html'],
    ['R9', "row('team'", 'about/team/index.html'],
    ['R10', "row('imprint'", 'de/impressum/index.html'],
    ['R11', "row('news'", 'news/index.html'],
    ['R13', "row('privacy'", 'privacy/index.html'],
    ['R14', "row('products'", 'de/produkte/index.html'],
    ['R16', "row('services'", 'services/index.html'],
  ]),
  ...missing('tests/built/routes.ts', 'declared by routes or content, but not built', [
    ['R12', 'declared by routes or content, but not built', 'news/*/index.html'],
    ['R15', 'declared by routes or content, but not built', 'de/produkte/*/index.html'],
    ['R17', 'declared by routes or content, but not built', 'services/*/index.html'],
  ]),
  ...changed('tests/built/wording.ts', 'wording', [
    ['R30', 'R30', 'index.html', '>Philosophy<', '>Thoughts<', 'is called exactly "Philosophy"'],
    ['R31', 'R31', 'index.html', 'Management', 'Board', '"Management" is not on the home page'],
    ['R38', 'R38', 'index.html', 'Get in touch', 'Meet', '"Get in touch with us!" is not'],
    ['R39', 'R39', 'de/index.html', 'Mehr erfahren', 'Weiter', '"Mehr erfahren" is not'],
    ['R111', 'R111', 'news/index.html', 'data-consent-settings', 'data-x', 'no cookie settings'],
    ['R113', 'R113', 'about/index.html', 'href="/imprint"', 'href="/about"', 'does not lead to imprint'],
  ]),
  ...changed('tests/built/blocks.ts', 'wording', [
    ['R33', 'R33', 'products/*/index.html', '<time ', '<span ', 'other entries in each language'],
    [
      'R35',
      'R35',
      'products/*/index.html',
      'href="/services/',
      'href="/x/',
      'other entries in each language',
    ],
    [
      'R36',
      'R36',
      'services/*/index.html',
      'href="/products/',
      'href="/x/',
      'other entries in each language',
    ],
  ]),
  ...changed('tests/built/head.ts', 'head', [
    ['R101', 'lang is', 'about/index.html', 'lang="en-US"', 'lang="de-DE"', 'lang is de-DE'],
    ['R106', 'no description', 'about/index.html', 'name="description"', 'name="x"', 'no description'],
  ]),
  ...changed('tests/built/addresses.ts', 'addresses', [
    ['R107', 'addresses', 'about/index.html', 'href="/imprint"', 'href="/nowhere"', '/nowhere'],
    ['R122', 'R122', 'about/partner/index.html', 'noopener', 'x', 'without rel noopener'],
  ]),
  {
    id: 'R108',
    file: 'index.html',
    change: ['</main>', '<img src="/nowhere.png" alt=""></main>'],
    proof: 'tests/browser/templates.spec.ts',
    name: 'scrolls sideways',
    problem: 'en home',
  },
  {
    id: 'R115',
    file: 'contact/index.html',
    change: ['method="post"', 'method="get"'],
    proof: 'tests/browser/legal-pages.spec.ts',
    name: 'L43, R115',
    problem: 'L43, R115',
  },
  {
    id: 'R110',
    file: 'index.html',
    change: ['</main>', '<img src="https://example.org/x.png" alt=""></main>'],
    proof: 'tests/browser/consent-question.spec.ts',
    name: 'L1, R110',
    problem: 'L1, R110',
  },
]
