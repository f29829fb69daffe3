/** Accessibility check with HTML_CodeSniffer, a second engine beside axe: WCAG 2 A and AA. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

type Message = { readonly type: number; readonly code: string; readonly msg: string; readonly element: Element }
type Sniffer = {
  readonly ERROR: number
  readonly process: (standard: string, source: Document, done: () => void, failed: () => void) => void
  readonly getMessages: () => readonly Message[]
}

const source = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/** Returns one line for each element that breaks a rule. Bypasses the Content Security Policy of the page, as axe.ts does. */
export const codesniffer = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { HTMLCS: sniffer } = window as unknown as { readonly HTMLCS: Sniffer }
    await new Promise<void>((done, failed) => {
      sniffer.process('WCAG2AA', document, done, failed)
    })
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, element, msg }) => `${code}: ${msg}: ${element.outerHTML.slice(0, 160)}`)
  })
}
