import { describe, expect, it } from 'vitest'
import { directionOf, inVisualOrder, splitAtTurns } from './reading-direction.ts'

const visual = (text: string): string => {
  const words = text.split(' ').flatMap((word) => splitAtTurns(word).map((piece) => ({ text: piece })))
  return inVisualOrder(words, directionOf(text))
    .map((word) => word.text)
    .join(' ')
}

describe('the order of words on paper', () => {
  it.each([
    ['English stays', 'my hair is dry', 'my hair is dry'],
    ['Hebrew runs from the right', 'שלום לכל העולם', 'העולם לכל שלום'],
    ['Hebrew in English', 'she said שלום לכל and left', 'she said לכל שלום and left'],
    ['English in Hebrew', 'אני אוהבת leave in conditioner מאוד', 'מאוד leave in conditioner אוהבת אני'],
    ['a comma between the two goes with the text', 'one אחת שתיים, three', 'one שתיים אחת , three'],
    ['a dash inside goes with its neighbours', 'אחת - שתיים', 'שתיים - אחת'],
    ['a word that turns round', 'abcשלום', 'abc שלום'],
  ])('%s', (_, text, order) => {
    expect(visual(text)).toBe(order)
  })

  it('is given by the first letter, not by what stands before it', () => {
    expect(directionOf('... (שלום)')).toBe('rtl')
    expect(directionOf('123 abc')).toBe('ltr')
    expect(directionOf('!?')).toBe('ltr')
  })
})
