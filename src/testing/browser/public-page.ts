/** Layout measurements of a static page: visible text, overflow, clipped elements, layout shift, animations. */
import { dashboardRecipes, formRecipes, resultRecipes, siteRecipes } from '#app/theme/recipes.ts'
import type { Locator, Page } from 'playwright'

export type Width = 320 | 390 | 1280

/** Loads the page, so that layout shifts during loading are counted, and waits for its style sheet and fonts. */
export const load = async (page: Page, path: string, width: Width): Promise<{ readonly status: number }> => {
  await page.setViewportSize({ width, height: width === 1280 ? 800 : 640 })
  const reply = await page.goto(path)
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) => cssRules[0] instanceof CSSFontFaceRule),
  )
  await page.evaluate(() => document.fonts.ready)
  return { status: reply?.status() ?? 0 }
}

/** Cumulative layout shift since navigation. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => done(sum), 50))
      }),
  )

/** Horizontal overflow in CSS pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Visible lines of the main element, without button labels: buttons are only there with JavaScript. */
export const linesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const pressed = new Set([...(main?.querySelectorAll('button') ?? [])].map(({ innerText }) => innerText.trim()))
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))
    return [...new Set(lines.filter((line) => line && !pressed.has(line)))]
  })

export const wordsOf = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await linesOf(page)).flatMap((line) => line.toLowerCase().split(' '))),
]

/** Buttons without a border look like plain text in forced-colors mode, which replaces backgrounds. */
export const buttonsWithoutBorder = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button')]
      .filter((button) => button.checkVisibility() && Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
      .map((button) => button.outerHTML.slice(0, 120)),
  )

/** Recipes of the page whose style sheet it has not loaded. Those of the first sheet are loaded by every page. */
export const unstyledRecipes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (names) => {
      const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
      const used = new Set(classes.map((name) => name.replace(/(?:__|--).*/, '')))
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText)
      const css = rules.join('')
      return names.filter((name) => used.has(name) && !['__', ' ', ':'].some((end) => css.includes(`.${name}${end}`)))
    },
    [...siteRecipes, ...formRecipes, ...dashboardRecipes, ...resultRecipes],
  )

/** Applies the text spacing of WCAG 1.4.12. An adopted style sheet is not subject to the Content Security Policy. */
export const applyTextSpacing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Elements that clip their own text. Visually hidden elements, one pixel in size, are left out. */
export const clippedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const cuts = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY)
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element
        if (clientWidth <= 1 || clientHeight <= 1 || !cuts(getComputedStyle(element))) return false
        const over = scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2
        return over && (hasWords(element) || [...element.children].some(hasWords))
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Share of the window height that fixed and sticky elements cover while the page is scrolled, from 0 to 1. */
export const coveredPart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    )
    const covered = stuck.reduce((sum, element) => {
      const { bottom, height, top, width } = element.getBoundingClientRect()
      const shows = bottom > 0 && top < innerHeight && width > innerWidth / 2
      return sum + (shows ? height : 0)
    }, 0)
    window.scrollTo(0, 0)
    return covered / innerHeight
  })

export const runningAnimations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '') ?? ''),
  )

/** Distance from the top of the window in CSS pixels, after its animations have finished. */
export const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    return element.getBoundingClientRect().top
  })
