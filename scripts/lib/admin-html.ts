/** The editor's two HTML pages. They have no inline scripts, so the Content-Security-Policy stays strict. */
import type { AdminSettings } from '../../src/admin/config/settings'
import { escapeHtml } from '../../src/lib/html'
import { scriptJson } from '../../src/lib/script-json'

function page({
  title,
  script,
  style,
  body,
}: {
  title: string
  script: string
  style: string
  body: string
}): string {
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
export function adminPage({
  name,
  script,
  style,
  settings,
}: {
  name: string
  script: string
  style: string
  settings: AdminSettings
}): string {
  const body = `<div id="nc-root"></div>\n<div id="tools"></div>\n<script type="application/json" id="settings">${scriptJson(settings)}</script>`
  return page({ title: `${name} · Editor`, script, style, body })
}

/** The page with the list of translations; `name` is the site's name. */
export function translationsPage({
  name,
  script,
  style,
}: {
  name: string
  script: string
  style: string
}): string {
  return page({
    title: `${name} · Translations`,
    script,
    style,
    body: '<div id="translations" class="mw-page"></div>',
  })
}
