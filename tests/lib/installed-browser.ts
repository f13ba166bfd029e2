/** The browser that people have on this machine, for tests that need more than the packaged one knows. */
import type { LaunchOptions } from '@playwright/test'
import { installedChromium } from '../../scripts/lib/chromium'

const installed = installedChromium()

/**
 * What a project or a file of tests gives to `use` in order to run in an installed Chromium or Chrome. Without one it
 * is empty, and the packaged browser is tried.
 */
export const asInstalled: { launchOptions?: LaunchOptions } = installed
  ? { launchOptions: { executablePath: installed } }
  : {}
