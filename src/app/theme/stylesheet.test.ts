import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dashboardRecipes, formRecipes, recipes, resultRecipes, siteRecipes, slotRecipes } from './recipes.ts'
import { dashboardStylesheet, formStylesheet, resultStylesheet, siteStylesheet, stylesheet } from './stylesheet.ts'
import { contrastOf } from '#engine/contrast.ts'
import { defaultBrand } from '#testing/default-brand.ts'

// Each sheet takes a while to make, so it is made once for all tests.
const first = stylesheet(defaultBrand)
const [site, form, dashboard, result] = [siteStylesheet(), formStylesheet(), dashboardStylesheet(), resultStylesheet()]
const css = first + site + form + dashboard + result
const withoutStrings = css.replace(/"[^"]*"/g, '""')

/** Every declaration of the style sheet, except fonts. */
const declarations = [...withoutStrings.replace(/@font-face\{[^}]*\}/g, '').matchAll(/([\w-]+):([^;{}]+)[;}]/g)].map(
  ([, property = '', value = '']) => ({ property, value: value.trim() }),
)

const lengthProperty =
  /^(?:padding|margin|gap|inset|top|bottom|width|height|min-|max-|border-radius|font-size|flex-basis|outline-offset)/
const lengthValue = /^(?:-?[\d.]+(?:px|rem|em|%|dvh)|0|auto|none|fit-content|min-content)$/
const colourProperty = /^(?:color|background-color|fill|stroke|border-color)$/
const colourValue =
  /^(?:#[\da-f]{3,8}|currentcolor|transparent|inherit|none|canvas|canvastext|graytext|highlight|buttonface|buttontext)$/i

/** The keywords of a value, without functions such as var() and calc(): the rest must be valid CSS. */
const words = (value: string): readonly string[] => {
  let rest = value.replace('!important', '')
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/[a-z-]*\([^()]*\)/g, ' ')
  }
  return rest.split(/[\s,]+/).filter(Boolean)
}

describe('when a recipe names a token', () => {
  test('lengths are valid CSS, never an unresolved token', () => {
    const strange = declarations.filter(
      ({ property, value }) => lengthProperty.test(property) && words(value).some((word) => !lengthValue.test(word)),
    )
    expect(strange).toEqual([])
  })

  test('colours are valid CSS, never an unresolved token', () => {
    const strange = declarations.filter(
      ({ property, value }) => colourProperty.test(property) && words(value).some((word) => !colourValue.test(word)),
    )
    expect(strange).toEqual([])
  })

  test('no unresolved token reference is left', () => {
    expect(declarations.filter(({ value }) => /[\\{}]|^[a-z]+\.[a-zA-Z.]+$/.test(value))).toEqual([])
  })

  test('each variable that is read is defined', () => {
    const read = new Set([...css.matchAll(/var\((--r-[\w-]+)\)/g)].map(([, name]) => name))
    const defined = new Set([...css.matchAll(/(--r-[\w-]+):/g)].map(([, name]) => name))
    expect([...read].filter((name) => !defined.has(name))).toEqual([])
    expect(read.size).toBeGreaterThan(50)
  })
})

describe('when the colours are chosen', () => {
  const block = (selector: string): string => {
    const start = css.indexOf(`${selector}{`) + selector.length + 1
    return css.slice(start, css.indexOf('}', start))
  }

  test('a dark device without a choice and the dark choice look the same', () => {
    expect(block(':root[data-theme=dark]')).toContain('color-scheme:dark')
    expect(block(':root:not([data-theme])')).toBe(block(':root[data-theme=dark]'))
  })

  test.each([':root', ':root[data-theme=dark]'])(
    'each line of a drawing is seen on the disc of a result: %s',
    (theme) => {
      // Values that both themes share are only in the block of the light theme.
      const values = block(theme) + block(':root')
      const colourOf = (name: string) => new RegExp(`--r-colors-${name}:(#[0-9A-F]{6})`, 'i').exec(values)?.[1] ?? ''
      const [disc, line, strand] = ['art-disc', 'highlight-on', 'art-cloth-two'].map(colourOf)
      expect(disc).toMatch(/^#/)
      expect(contrastOf(line ?? '', disc ?? '')).toBeGreaterThan(7)
      expect(contrastOf(strand ?? '', disc ?? '')).toBeGreaterThanOrEqual(3)
    },
  )

  test('a consent does not look like a question, in both themes', () => {
    const groundOf = (part: string) => /background-color:var\((--[\w-]+)\)/.exec(block(part))?.[1] ?? ''
    for (const theme of [':root', ':root[data-theme=dark]']) {
      const colour = (part: string) => new RegExp(`${groundOf(part)}:([^;]+)`).exec(block(theme))?.[1]
      expect(colour('.consent__root')).toMatch(/^#/)
      expect(colour('.consent__root')).not.toBe(colour('.question__root'))
    }
  })

  test('no part depends on whether another one is empty: Safari does not update `:has(:empty)` when a text changes', () => {
    expect([...css.matchAll(/[^{}]*:has\([^{}]*:empty[^{}]*/g)].map(String)).toEqual([])
  })

  // Safari before 18.4 does not apply `list-style` to a summary.
  test('beside the chevron, no summary has the triangle of the browser', () => {
    expect(block('summary')).toContain('list-style:none')
    expect(block('summary::-webkit-details-marker')).toContain('display:none')
  })

  test('a device that is set to more contrast has no quiet text and no quiet border, in both themes', () => {
    const quiet = ['fg-muted', 'border-control', 'border-default', 'border-card']
    const ink = quiet.map((name) => `--r-colors-${name}:var(--r-colors-border-strong);`).join('')
    expect(block('(prefers-contrast:more){:root:root:root')).toBe(ink)
    const setBefore = css.slice(0, css.indexOf('prefers-contrast'))
    for (const name of quiet) expect(setBefore).toContain(`--r-colors-${name}:`)
  })

  test('every dark value has a light one', () => {
    const names = (text: string) => [...text.matchAll(/(--r-[\w-]+):/g)].map(([, name]) => name)
    const light = new Set(names(block(':root')))
    expect(names(block(':root[data-theme=dark]')).filter((name) => !light.has(name))).toEqual([])
  })
})

describe('when class names are made', () => {
  const bases = [
    ...Object.keys(recipes),
    ...Object.entries(slotRecipes).flatMap(([name, { slots }]) => slots.map((slot) => `${name}__${slot}`)),
  ]

  test('no two recipes share a class name', () => {
    expect(new Set(bases).size).toBe(bases.length)
  })

  test('every styled part is declared', () => {
    const unlisted = Object.entries(slotRecipes).flatMap(([name, { slots, base = {}, variants = {} }]) =>
      [base, ...Object.values(variants).flatMap((values) => Object.values(values))]
        .flatMap((parts) => Object.keys(parts))
        .filter((slot) => !slots.includes(slot))
        .map((slot) => `${name}.${slot}`),
    )
    expect(unlisted).toEqual([])
  })
})

describe('recipes that components and pages use', () => {
  const source = ['src/components', 'src/pages']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const asked = (call: string): ReadonlySet<string> =>
    new Set([...source.matchAll(new RegExp(`\\b${call}\\(\\s*'([\\w-]+)'`, 'g'))].map(([, name = '']) => name))

  test('every recipe in use exists', () => {
    expect([...asked('recipe')].filter((name) => !(name in recipes))).toEqual([])
    expect([...asked('slots')].filter((name) => !(name in slotRecipes))).toEqual([])
  })

  test('every recipe is used', () => {
    const used = { recipes: asked('recipe'), slots: asked('slots') }
    expect(Object.keys(recipes).filter((name) => !used.recipes.has(name))).toEqual([])
    expect(Object.keys(slotRecipes).filter((name) => !used.slots.has(name))).toEqual([])
  })
})

describe('when the sheets are sent', () => {
  test('the first is 7.82 kB at most', () => {
    expect(brotliCompressSync(first).length).toBeLessThanOrEqual(7820)
  })

  test('each declares the order of the layers, because any of them may arrive first', () => {
    for (const sent of [first, site, form, dashboard, result])
      expect(sent.startsWith('@layer reset,tokens,base,recipes,site;')).toBe(true)
  })

  test.each([
    ['the public pages add', 4790, site, siteRecipes],
    ['comes with forms and the login', 3520, form, formRecipes],
    ['comes with the pages behind the login', 3950, dashboard, dashboardRecipes],
    ['comes with the later steps of the quiz', 6010, result, resultRecipes],
  ] as const)('what %s is %i bytes at most, and is not in the first sheet', (_name, most, sheet, names) => {
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(most)
    for (const name of names) {
      expect(sheet).toMatch(new RegExp(`\\.${name}[_{:-]`))
      expect(first).not.toMatch(new RegExp(`\\.${name}(?:__|\\{)`))
    }
  })
})
