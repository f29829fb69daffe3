import { describe, expect, test } from 'vitest'
import { checkbox, input, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import { answersReadBy, fillAnswers, noAnswers, readerOfAnswers } from './answer-texts.ts'
import type { Answers } from './answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'

const rules = compileQuiz(
  quizOf(
    input('name', 40),
    checkbox('pets', 'cat dog snake'),
    checkbox('trees', 'none! birch oak'),
    radio('care', 'oil', {
      options: [
        { id: 'oil', label: 'Oil for {answer:name|you}' },
        { id: 'other', label: 'Other', text: { label: 'Which?', max_length: 20 } },
      ],
    }),
    {
      id: 'years',
      type: 'question',
      choice: 'number',
      title: 'Years?',
      min: 0,
      max: 2000,
      decimals: 1,
      unit: '{count|year|years}',
    },
    scale('visits', 0, 5),
  ),
)

describe('a text with earlier answers', () => {
  test.each<[string, string, Answers, string]>([
    ['a text as it was typed', 'Hello {answer:name}!', { name: 'Ada' }, 'Hello Ada!'],
    [
      'markup and braces of a visitor stay what they are',
      '{answer:name}',
      { name: '<b>{answer:pets}**' },
      '<b>{answer:pets}**',
    ],
    ['a fallback', 'Hello {answer:name|there}!', {}, 'Hello there!'],
    ['an empty fallback', 'Hello{answer:name|}!', {}, 'Hello!'],
    ['no fallback', 'Hello {answer:name}!', {}, 'Hello …!'],
    ['one label', '{answer:pets}', { pets: ['cat'] }, 'Label cat'],
    ['labels as a list', '{answer:pets}', { pets: ['cat', 'dog', 'snake'] }, 'Label cat, Label dog and Label snake'],
    ['a label that repeats an answer', '{answer:care}', { name: 'Ada', care: ['oil'] }, 'Oil for Ada'],
    ['an option with its text', '{answer:care}', { care: ['other'], 'care/other': 'Rice' }, 'Other: Rice'],
    ['a number with its unit', '{answer:years}', { years: '1200.5' }, '1,200.5 years'],
    ['the fallback for an entry that is no number', '{answer:years|some years}', { years: 'abc' }, 'some years'],
    ['the fallback for a number out of range', '{answer:years|some years}', { years: '2001' }, 'some years'],
    ['the form for many, for a number that is not accepted', '{count:years|year|years}', { years: '-1' }, 'years'],
    ['a number with its unit in the form for one', '{answer:years}', { years: '1' }, '1 year'],
    ['the form for one', '{count:pets|your pet|your pets}', { pets: ['cat'] }, 'your pet'],
    ['the form for several', '{count:pets|your pet|your pets}', { pets: ['cat', 'dog'] }, 'your pets'],
    ['the form for none, of the option None', '{count:trees|your tree|your trees}', { trees: ['none'] }, 'your trees'],
    ['the form for the number one', '{count:years|year|years}', { years: '1' }, 'year'],
    ['the form for the point 1 of a scale', '{count:visits|visit|visits}', { visits: ['1'] }, 'visit'],
    ['the form for another point of it', '{count:visits|visit|visits}', { visits: ['4'] }, 'visits'],
    ['the form without an answer', '{count:years|year|years}', {}, 'years'],
    ['a text step', '{answer:story}', { story: 'Once' }, 'Once'],
    ['other placeholders stay', '{site} {count}', {}, '{site} {count}'],
  ])('%s', (_, text, answers, filled) => {
    expect(fillAnswers(text, readerOfAnswers(rules, answers, 'en-GB'))).toBe(filled)
  })

  test('names the questions that it reads, each once', () => {
    expect(answersReadBy('{answer:name} {answer:name|x} {count:pets|a|b} {site}')).toEqual(['name', 'pets'])
  })

  test('has its fallbacks where there is no visitor', () => {
    expect(fillAnswers('Hello {answer:name|there}, {count:pets|pet|pets}', noAnswers)).toBe('Hello there, pets')
  })
})
