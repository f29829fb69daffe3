import { describe, expect, it } from 'vitest'
import { rangeInText } from './text-range.ts'
import { locator, type Origins } from './locate.ts'
import { parseYaml } from './parse.ts'

/** The file, with ⟪ and ⟫ around the range of a piece of `text`. */
const marked = (yaml: string, from: number, to: number): string => {
  const origins: Origins = new WeakMap()
  const { data } = parseYaml('page.yaml', new TextEncoder().encode(yaml), origins)
  const owner = data as { readonly text: string }
  const range = rangeInText(locator(origins)(owner, 'text'), owner.text, from, to)
  return `${yaml.slice(0, range.from)}⟪${yaml.slice(range.from, range.to)}⟫${yaml.slice(range.to)}`
}

describe('the place of a piece of a text', () => {
  it.each([
    ['plain', 'text: Hello {site} and }\n', 'text: Hello {site} and ⟪}⟫\n'],
    ['in quotes', 'text: "Hello {site} and }"\n', 'text: "Hello {site} and ⟪}⟫"\n'],
    ['in lines', 'text: |\n  Hello {site} and }\n', 'text: |\n  Hello {site} and ⟪}⟫\n'],
  ])('is that of the same one of several: %s', (_, yaml, place) => {
    expect(marked(yaml, 17, 18)).toBe(place)
  })

  it('in a later line of a text in lines', () => {
    expect(marked('text: |\n  a\n\n  b and a\n', 9, 10)).toBe('text: |\n  a\n\n  b and ⟪a⟫\n')
  })

  it('is the whole text when the piece is written in another form', () => {
    expect(marked('text: "a \\u007b"\n', 2, 3)).toBe('text: ⟪"a \\u007b"⟫\n')
  })
})
