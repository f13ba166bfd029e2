/** Against a forge: sign-in, authorship, conflicts, and everything that can go wrong on the way. */
import { equal, match, ok } from 'node:assert/strict'
import { atForge, signIn } from './lib/at-forge'
import { editorTest, type EditorTools } from './lib/editor-test'

/** Starts forge and editor, signs in, and opens an entry. */
async function opened(tools: EditorTools, slug = 'lotse') {
  const place = await atForge(tools)
  await place.desk.openEntry('products', slug)
  return place
}

editorTest('forge: sign in, save, and the commit carries the person’s name', async (tools) => {
  const { forge, desk } = await opened(tools)
  await desk.fill('tagline', 'Every system, one “pilot” & <no> detours')
  await desk.fill('tagline', 'Alle Systeme, ein „Lotse“ & <keine> Umwege für Größen', 'de')
  await desk.publish()
  await desk.toast(/Entry saved/)
  const [author, subject, ...body] = forge.store
    .git(['log', '-1', '--format=%an%n%s%n%b', 'main'])
    .split('\n')
  equal(author, 'Erika Müßig')
  equal(subject, 'Products: update lotse')
  equal(body.filter(Boolean).join('; '), 'English: headline; German: headline')
  const files = forge.store.git(['show', '--name-only', '--format=', 'main']).split('\n')
  equal(files.join(), 'content/products/lotse.de.md,content/products/lotse.en.md')
  match(forge.store.git(['show', 'main:content/products/lotse.de.md']), /„Lotse“ & <keine> Umwege für Größen/)
})

editorTest('forge: a change by somebody else is not overwritten, and can be merged', async (tools) => {
  const { forge, desk } = await opened(tools)
  await desk.fill('tagline', 'My own “headline”')
  const path = 'content/products/lotse.de.md'
  const theirs = forge.store
    .git(['show', `main:${path}`])
    .replace(/^tagline: .*$/m, 'tagline: Von jemand anderem geändert')
  const change = {
    operation: 'update' as const,
    path,
    content: Buffer.from(`${theirs}\n`).toString('base64'),
    sha: forge.store.shaOf('main', path) ?? '',
  }
  forge.store.commit('main', 'Products: update lotse', { name: 'Jörg Andersson', email: 'j@example.com' }, [
    change,
  ])
  const before = forge.store.head('main')

  await desk.publish()
  await desk.panel().waitFor()
  const said = await desk.panel().innerText()
  match(said, /Jörg Andersson has changed this entry/)
  match(said, /German · Headline/)
  match(said, /Von jemand anderem geändert/)
  equal(forge.store.head('main'), before, 'nothing may have been written')
  equal(await desk.field('tagline').inputValue(), 'My own “headline”')

  await desk.panel().getByRole('button', { name: 'Put both together' }).click()
  await desk.pause(1000)
  equal(await desk.field('tagline', 'de').inputValue(), 'Von jemand anderem geändert')
  equal(await desk.field('tagline').inputValue(), 'My own “headline”')
  await desk.publish()
  await desk.toast(/Entry saved/)
  match(forge.store.git(['show', `main:${path}`]), /Von jemand anderem geändert/)
  match(forge.store.git(['show', 'main:content/products/lotse.en.md']), /My own “headline”/)
})

for (const [status, said] of [
  [401, /sign-in has expired/],
  [403, /may not change/],
  [409, /same moment/],
  [500, /has a fault \(500\)/],
] as const) {
  editorTest(`forge: answer ${status} is explained and the text stays`, async (tools) => {
    const { forge, desk } = await opened(tools)
    await desk.fill('tagline', `Text that must survive ${status}`)
    forge.setTrouble(({ method, path }) =>
      method === 'POST' && path.endsWith('/contents') ? { status } : undefined,
    )
    await desk.publish()
    match(await desk.toast(/Not saved/), said)
    equal(await desk.field('tagline').inputValue(), `Text that must survive ${status}`)
    forge.setTrouble(() => undefined)
    await desk.publish()
    await desk.toast(/Entry saved/)
  })
}

editorTest('forge: an unreachable server is explained, a slow one is announced', async (tools) => {
  const { forge, desk } = await opened(tools)
  await desk.fill('tagline', 'Slow and steady')
  forge.setTrouble(({ method }) => (method === 'POST' ? { wait: 8000 } : undefined))
  await desk.publish()
  await desk
    .notice()
    .filter({ hasText: /takes longer than usual/ })
    .waitFor()
  await desk.toast(/Entry saved/)
  await desk.pause(2000)
  await desk.fill('tagline', 'Without a line')
  await tools.context.setOffline(true)
  await desk.publish()
  match(await desk.toast(/Not saved/), /cannot be reached/)
  equal(await desk.field('tagline').inputValue(), 'Without a line')
  await tools.context.setOffline(false)
})

editorTest('forge: the session survives a reload; after its end the text is recovered', async (tools) => {
  const { forge, desk, editor } = await opened(tools)
  const { page } = tools
  page.on('dialog', (dialog) => void dialog.accept())
  await desk.fill('tagline', 'Unsaved, with “quotes” and ß')
  await desk.pause(2600)
  await page.reload()
  await desk.field('tagline').waitFor()
  await desk.pause(1200)
  equal(await desk.field('tagline').inputValue(), 'Unsaved, with “quotes” and ß')
  forge.session.expire()
  await desk.pause(2600)
  await page.goto('about:blank')
  await signIn(page, editor.url)
  await desk.openEntry('products', 'lotse')
  await desk.pause(1200)
  equal(await desk.field('tagline').inputValue(), 'Unsaved, with “quotes” and ß')
  ok(!/Unsaved/.test(forge.store.git(['show', 'main:content/products/lotse.en.md'])))
})

editorTest(
  'forge: what cannot be loaded is told in German, and no empty form is shown',
  async (tools) => {
    const { forge, desk } = await atForge(tools)
    const go = (hash: string) => tools.page.evaluate((next) => void (location.hash = next), hash)
    forge.setTrouble(({ path }) => (/pegel\.de\.md/.test(path) ? { status: 500 } : undefined))
    await go('#/collections/products/entries/pegel')
    await desk
      .notice()
      .filter({ hasText: /Der Server hat eine Störung \(500\).*laden Sie diese Seite neu/ })
      .waitFor({ timeout: 60_000 })
    equal(await tools.page.locator('[id^="title-field-"]').count(), 0)
    forge.setTrouble(() => undefined)
    forge.session.expire()
    await go('#/collections/services')
    await desk
      .notice()
      .filter({ hasText: /Ihre Anmeldung ist abgelaufen/ })
      .waitFor()
    await go('#/collections/services/entries/training')
    await tools.page.waitForTimeout(2500)
    equal(await tools.page.locator('[id^="title-field-"]').count(), 0)
  },
  { locale: 'de-DE' },
)
