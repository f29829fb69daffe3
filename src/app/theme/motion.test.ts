import { compile, type Element } from 'stylis'
import { describe, expect, test } from 'vitest'
import { formStylesheet, resultStylesheet, siteStylesheet, stylesheet } from './stylesheet.ts'
import { defaultBrand } from '#testing/default-brand.ts'

type Movement = {
  readonly property: string
  readonly value: string
  readonly selector: string
  readonly within: readonly string[]
}

/** Every transition and animation, with the at-rules around it. */
const movements = (elements: readonly Element[], within: readonly string[] = []): readonly Movement[] =>
  elements.flatMap((element) => {
    const { children, parent, props } = element
    if (element.type === 'decl' && typeof props === 'string' && typeof children === 'string')
      return /^(?:transition|animation)/.test(props)
        ? [{ property: props, value: children, selector: parent?.value ?? '', within }]
        : []
    const inner = element.type.startsWith('@') ? [...within, element.value] : within
    return typeof children === 'string' ? [] : movements(children, inner)
  })

const sheets = [stylesheet(defaultBrand), siteStylesheet(), formStylesheet(), resultStylesheet()]
const all = sheets.flatMap((sheet) => movements(compile(sheet)))
const transitions = all.filter(({ property }) => property === 'transition')

describe('movement in the style sheets', () => {
  test('there is none under reduced motion', () => {
    const always = all.filter(
      ({ within }) => !within.some((rule) => /prefers-reduced-motion:\s*no-preference/.test(rule)),
    )
    expect(always).toEqual([])
    expect(all.length).toBeGreaterThan(10)
  })

  test('a transition changes what needs no layout', () => {
    const withoutLayout = new Set([
      'background-color',
      'border-color',
      'clip-path',
      'opacity',
      'stroke-dashoffset',
      'transform',
    ])
    const needingLayout = transitions.flatMap(({ selector, value }) =>
      value
        .split(/,(?![^(]*\))/)
        .map((one) => one.trim().split(' ')[0] ?? '')
        // Animating the width of a shape inside a drawing does not move anything on the page.
        .filter((property) => !withoutLayout.has(property) && !(property === 'width' && selector.endsWith(' rect'))),
    )
    expect(needingLayout).toEqual([])
  })

  test('durations and curves are those of the design system', () => {
    const own = all.filter(
      ({ value }) => !/var\(--r-durations-[a-z]+\) var\(--r-easings-[a-z]+\)/.test(value) && !value.startsWith('draw '),
    )
    expect(own).toEqual([])
  })

  test('every animation has its keyframes in the same sheet', () => {
    const animations = sheets.flatMap((sheet) =>
      movements(compile(sheet))
        .filter(({ property }) => property === 'animation')
        .map(({ value }) => ({ sheet, name: value.split(' ')[0] ?? '' })),
    )
    expect(animations.length).toBeGreaterThan(0)
    expect(animations.filter(({ name, sheet }) => !sheet.includes(`@keyframes ${name}{`))).toEqual([])
  })
})
