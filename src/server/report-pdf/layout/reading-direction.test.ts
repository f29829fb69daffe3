import { describe, expect, it } from 'vitest'
import { directionOf, inVisualOrder, splitAtDirectionChanges } from './reading-direction.ts'

const visual = (text: string): string => {
  const words = text.split(' ').flatMap((word) => splitAtDirectionChanges(word).map((piece) => ({ text: piece })))
  return inVisualOrder(words, directionOf(text))
    .map((word) => word.text)
    .join(' ')
}

describe('the visual order of words', () => {
  it.each([
    ['English is unchanged', 'my hair is dry', 'my hair is dry'],
    ['Hebrew runs from the right', 'שלום לכל העולם', 'העולם לכל שלום'],
    ['Hebrew in English', 'she said שלום לכל and left', 'she said לכל שלום and left'],
    ['English in Hebrew', 'אני אוהבת leave in conditioner מאוד', 'מאוד leave in conditioner אוהבת אני'],
    ['a comma between two directions follows the text', 'one אחת שתיים, three', 'one שתיים אחת , three'],
    ['a dash follows its neighbours', 'אחת - שתיים', 'שתיים - אחת'],
    ['a word with both directions', 'abcשלום', 'abc שלום'],
  ])('%s', (_, text, order) => {
    expect(visual(text)).toBe(order)
  })

  it('depends on the first letter, not on punctuation before it', () => {
    expect(directionOf('... (שלום)')).toBe('rtl')
    expect(directionOf('123 abc')).toBe('ltr')
    expect(directionOf('!?')).toBe('ltr')
  })
})
