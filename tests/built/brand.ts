/** The brand's style sheet is that of brand.ts, which may have been edited or merged without `npm run brand`. */
import { readFileSync } from 'node:fs'
import { ownBrand } from '../../scripts/lib/brand/brand'
import { contrastProblems } from '../../scripts/lib/brand/contrast'
import { brandCss } from '../../scripts/lib/brand/css'
import type { Check } from '../lib/report'

const file = 'src/site/own/brand.css'

/** Prettier breaks long values into lines. */
const onOneLine = (css: string): string => css.replace(/\s+/g, ' ')

export function brandChecks(): Check[] {
  const isCurrent = onOneLine(readFileSync(file, 'utf8')) === onOneLine(brandCss(ownBrand))
  const stale = isCurrent ? [] : ['it does not match brand.ts: run “npm run brand” and build again']
  return [{ name: file, problems: [...stale, ...contrastProblems(ownBrand)] }]
}
