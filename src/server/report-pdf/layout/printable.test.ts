import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printable } from './printable.ts'
import { anyCharacter } from '#testing/random/any-character.ts'

const all = (): boolean => true
/** A font with the letters of Europe. */
const latin = (codePoint: number): boolean => codePoint < 0x250

describe('the printable form of a text', () => {
  it.each([
    ['a text as it is', 'Dry, but soft – naïve', 'Dry, but soft – naïve'],
    ['accents composed with their letters', 'e\u0301', 'é'],
    ['line ends of every kind', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['a plain space for every other kind of space', 'a\tb\u00a0c\u3000d', 'a b c d'],
    ['no control characters', 'a\u0000b\u0007c\u001bd\u009be', 'abcde'],
    ['no bidirectional control characters', '\u202eabc\u2066d\u2069\u200f\u061c', 'abcd'],
    ['no invisible characters', 'a\u200bb\u00adc\ufeffd\u{e0041}\u034fe', 'abcde'],
    ['at most two accents on a letter', `Z${'\u0335'.repeat(40)}`, 'Z\u0335\u0335'],
    ['no unpaired surrogate', 'a\ud800b', 'a\ufffdb'],
  ])('is %s', (_, text, printed) => {
    expect(printable(text, all)).toBe(printed)
  })

  it('is a box for each character that the font lacks', () => {
    expect(printable('愛 and 🌀', latin)).toBe('□ and □')
  })

  it('is one box for an emoji of several code points', () => {
    expect(printable('👩🏾‍🦱🇬🇧', latin)).toBe('□□')
  })

  it('never contains control characters, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        expect(printable(text, all)).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u)
      }),
      { numRuns: 300 },
    )
  })
})
