/** Accessibility check with axe-core: WCAG 2.2 A and AA, and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

type Axe = { readonly run: (within: Document | string, options: RunOptions) => Promise<AxeResults> }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  preload: false,
}

/**
 * Returns one line for each element that breaks a rule. `within` is a CSS selector.
 * Playwright evaluates through the debugger, which bypasses Content Security Policy and Trusted Types, so the page is
 * checked as it ships.
 */
export const axe = async (page: Page, within?: string): Promise<readonly string[]> => {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(
    async (given) => {
      const { run } = (window as unknown as { readonly axe: Axe }).axe
      // Hides sticky bars: an element that they cover in part can be scrolled into view, but axe would call it too small.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      for (const bar of bars) bar.style.position = 'static'
      const { violations } = await run(given.within ?? document, given.options)
      for (const bar of bars) bar.style.position = ''
      return violations
    },
    { within, options },
  )
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}): ${help}: ${target.join(' ')}: ${(failureSummary ?? '').replace(/\s+/g, ' ')}`,
    ),
  )
}

/** Waits for finite animations: contrast is too low in the middle of a fade. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((it) => it.playState === 'running' && Number.isFinite(it.effect?.getComputedTiming().endTime))
        .map((it) => it.finished),
    ),
  )
