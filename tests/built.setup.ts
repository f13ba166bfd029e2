/** Reports a missing build once, instead of in every test of the site. */
import { test } from '@playwright/test'
import { builtFolder } from './lib/site-test'

test('the site is built', () => void builtFolder())
