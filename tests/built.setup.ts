/** Says once that there is no built site, before every test of the site does. */
import { test } from '@playwright/test'
import { builtFolder } from './lib/site-test'

test('the site is built', () => void builtFolder())
