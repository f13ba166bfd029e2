/** The editor's two HTML pages. They have no inline scripts, so the Content-Security-Policy stays strict. */
import type { AdminSettings } from '../../src/admin/config/settings'
import { escapeHtml } from '../../src/lib/html'
import { scriptJson } from '../../src/lib/script-json'

type Page = { title: string; script: string; style: string; body: string }

/** A page's script and style sheet, by their addresses. */
type Files = Pick<Page, 'script' | 'style'>

function page({ title, script, style, body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/admin/logo.svg" type="image/svg+xml">
${style ? `<link rel="stylesheet" href="${style}">\n` : ''}<script type="module" src="${script}"></script>
</head>
<body>
${body}
<noscript>This page needs JavaScript. Diese Seite braucht JavaScript.</noscript>
</body>
</html>
`
}

/** The editor's page; `name` is the site's name. */
export function adminPage(name: string, settings: AdminSettings, files: Files): string {
  const body = `<div id="nc-root"></div>\n<div id="tools"></div>\n<script type="application/json" id="settings">${scriptJson(settings)}</script>`
  return page({ title: `${name} · Editor`, body, ...files })
}

/** The page with the list of translations; `name` is the site's name. */
export function translationsPage(name: string, files: Files): string {
  const body = '<div id="translations" class="mw-page"></div>'
  return page({ title: `${name} · Translations`, body, ...files })
}
