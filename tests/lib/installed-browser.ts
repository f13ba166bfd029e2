/** The browser installed on this machine, for tests that need more than the packaged one supports. */
import type { LaunchOptions } from '@playwright/test'
import { installedChromium } from '../../scripts/lib/chromium'

const installed = installedChromium()

/**
 * Options for `use` that run a project or test file in an installed Chromium or Chrome. Empty if there is none; the
 * packaged browser is tried then.
 */
export const asInstalled: { launchOptions?: LaunchOptions } = installed
  ? { launchOptions: { executablePath: installed } }
  : {}
