import { describe, expect, test } from 'vitest'
import { fillAnswers } from './quiz/answers/answer-texts.ts'
import { fill } from './format.ts'
import { pluralCategories, withLanguage } from './plural.ts'

describe('the forms of a word for a number', () => {
  test('English has one for 1, and one for all other numbers', () => {
    const text = withLanguage('{count} {count|question|questions}', 'en-GB')
    expect([0, 1, 2].map((count) => fill(text, { count }))).toEqual(['0 questions', '1 question', '2 questions'])
  })

  test('French has the same form for 0 and 1, and one for millions', () => {
    const text = withLanguage('{count} {count|question|de questions|questions}', 'fr-FR')
    expect([0, 1, 2, 1_000_000].map((count) => fill(text, { count }))).toEqual([
      '0 question',
      '1 question',
      '2 questions',
      '1000000 de questions',
    ])
  })

  test('Polish has four', () => {
    expect(pluralCategories('pl-PL')).toEqual(['one', 'few', 'many', 'other'])
    const text = withLanguage('{count} {count|pytanie|pytania|pytań|pytania}', 'pl-PL')
    expect([1, 3, 5, 22].map((count) => fill(text, { count }))).toEqual([
      '1 pytanie',
      '3 pytania',
      '5 pytań',
      '22 pytania',
    ])
  })

  test('Japanese has one', () => {
    const text = withLanguage('{count} {count|匹}', 'ja-JP')
    expect([0, 1, 2].map((count) => fill(text, { count }))).toEqual(['0 匹', '1 匹', '2 匹'])
    expect(fillAnswers(withLanguage('{count:pets|匹}', 'ja-JP'), { words: () => null, count: () => 3 })).toBe('匹')
  })

  test('without a number it is the form for many, where 0 has another one, too', () => {
    const text = withLanguage('{count|chat|chats}', 'fr-FR')
    expect([fill(text, { count: '' }), fill(text, { count: 0 })]).toEqual(['chats', 'chat'])
  })

  test('names without forms, and fallbacks of answers, stay as they are', () => {
    expect(withLanguage('{count} {answer:pet|no pet|x}', 'pl-PL')).toBe('{count} {answer:pet|no pet|x}')
  })
})
