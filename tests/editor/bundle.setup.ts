/** Builds the editor once, before its tests start. */
import { test as setup } from '@playwright/test'
import { makeBundle } from './lib/bundle'

setup('the editor is built', async () => {
  setup.setTimeout(240_000)
  await makeBundle()
})
