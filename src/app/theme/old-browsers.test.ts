import { compile, type Element } from 'stylis'
import { describe, expect, test } from 'vitest'
import { isUnsupportedInCss } from '#scripts/browsers/unsupported-features.mjs'
import { formStylesheet, resultStylesheet, siteStylesheet, stylesheet } from './stylesheet.ts'
import { defaultBrand } from '#testing/default-brand.ts'

/** Features that the oldest supported browsers lack and that are used anyway, with the reason why that is harmless. */
const graceful: Readonly<Record<string, string>> = {
  'text-wrap': 'lines break less evenly',
  'paint-order': 'text only: shapes of drawings, for which it is used, have it everywhere',
  hyphens: 'long words break without a hyphen',
  'text-size-adjust': 'Safari has it with a prefix, which the build adds',
  'user-select': 'Safari has it with a prefix, which the build adds',
  'print-color-adjust': 'Chrome has it with a prefix, which the build adds',
  outline: 'the ring is square around round corners',
  'overscroll-behavior': 'the page behind a list moves on at its end',
  'overflow-anchor': 'browsers without it keep no place while a page grows, either',
  resize: 'a text field keeps its height, and scrolls',
  'field-sizing': 'a text field keeps its height, and scrolls',
  'forced-color-adjust': 'the device paints a picture in its own colours',
  'content-visibility': 'visibility is the fallback, behind @supports',
  'accent-color': 'controls have the colour of the browser',
  ':details-content': 'what is folded away is not printed',
  ':has': 'Firefox before 121 has :focus-within instead (noHas), and shows what is chosen by its tick',
  '@media.scripting': 'a page without scripts shows the notice of app/notices.tsx',
}

const css = [stylesheet(defaultBrand), siteStylesheet(), formStylesheet(), resultStylesheet()].join('')

const all = (elements: readonly (string | Element)[]): readonly Element[] =>
  elements.flatMap((element) =>
    typeof element === 'string' ? [] : [element, ...(Array.isArray(element.children) ? all(element.children) : [])],
  )

/** The conditions of `@supports` are not examined, because they detect features themselves. */
const elements = all(compile(css))
type Kind = 'properties' | 'selectors' | 'atRules'
const namesOf = (kind: Kind): readonly string[] => [...new Set(elements.flatMap((element) => names[kind](element)))]
const names: Readonly<Record<Kind, (element: Element) => readonly string[]>> = {
  properties: ({ props, type }) =>
    type === 'decl' && typeof props === 'string' && !props.startsWith('-') ? [props] : [],
  selectors: ({ props, type }) =>
    type === 'rule' && Array.isArray(props)
      ? props.flatMap((selector) => [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name))
      : [],
  atRules: ({ type }) => (type.startsWith('@') ? [type.slice(1)] : []),
}

describe('the style sheets in the oldest supported browsers', () => {
  test.each([
    ['properties', ''],
    ['selectors', ':'],
    ['atRules', '@'],
  ] as const)('need no %s that are missing there', (kind, sign) => {
    const used = namesOf(kind)
    expect(used.length).toBeGreaterThan(2)
    const missing = used.filter((name) => isUnsupportedInCss(kind, name) && !(sign + name in graceful))
    expect(missing).toEqual([])
  })

  test('the list of exceptions has no feature that all of them support', () => {
    const lacking = Object.keys(graceful).filter((name) =>
      name.startsWith(':')
        ? isUnsupportedInCss('selectors', name.slice(1))
        : name.includes('.') || isUnsupportedInCss('properties', name),
    )
    expect(lacking).toEqual(Object.keys(graceful))
  })
})
