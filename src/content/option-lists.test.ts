import { describe, expect, test } from 'vitest'
import { copyContent, replacing } from '#testing/content-copy.ts'
import { testEachMistake } from '#testing/random/mistakes.ts'
import { compileCopy } from '#testing/compile-copy.ts'

const quiz = 'quiz/quiz.yaml'
const light = 'quiz/sections/light.yaml'

const lists = (text: string) =>
  `${text}\noption_lists:\n  ways:\n    - {id: north, label: North}\n    - {id: south, label: South}\n`
const named = (name: string) =>
  replacing(`options:\n      - {id: north, label: North}\n      - {id: south, label: South}`, `options: ${name}`)
/** Two questions with the same list. */
const twice = (text: string) =>
  named('ways')(text).replace(
    '  - id: water',
    '  - {id: door, type: question, choice: radio, title: Which way does its door face?, options: ways}\n  - id: water',
  )

describe('a question names a list of the quiz file', () => {
  test('everything after the compiler sees the options of the list', async () => {
    const folder = await copyContent({ [quiz]: lists, [light]: twice }, { over: 'src/testing/content' })
    const { content, problems } = await compileCopy(folder)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const ways = [
      { id: 'north', label: 'North' },
      { id: 'south', label: 'South' },
    ]
    const questions = content?.sections.flatMap((section) => section.questions) ?? []
    expect(questions.filter(({ id }) => id === 'window' || id === 'door')).toMatchObject([
      { options: ways },
      { options: ways },
    ])
  })

  test('a name that cannot be an id is reported where it is, whatever the other lists are called', async () => {
    const withOther = (text: string) =>
      `${lists(text)}  Ways Out:\n    - {id: out, label: Out}\n    - {id: in, label: In}\n`
    const folder = await copyContent({ [quiz]: withOther, [light]: twice }, { over: 'src/testing/content' })
    const { problems } = await compileCopy(folder)
    const [problem, ...others] = problems.filter(({ severity }) => severity === 'error')
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      code: 'content/pattern',
      message: '“Ways Out” cannot be an id.',
      help: 'Use small letters, digits, - and _, for example ways_out.',
    })
    expect(problem?.frame).toMatch(/> \d+ \| {3}Ways Out:\n +\| {3}\^{8}/)
  })

  testEachMistake([
    {
      when: 'there is no such list',
      edits: { [quiz]: lists, [light]: named('wasy') },
      code: 'content/unknown-option-list',
      file: light,
      line: 'options: ⟪wasy⟫',
      message: 'There is no list of options “wasy”.',
      help: 'Did you mean “ways”? Known: ways.',
    },
    {
      when: 'no question uses a list',
      edits: { [quiz]: lists },
      severity: 'warning',
      code: 'content/unused-option-list',
      file: quiz,
      line: '⟪ways⟫:',
      message: 'No question uses the list of options “ways”.',
      help: 'Write `options: ways` in a question, or remove the list.',
    },
    {
      when: 'a list that two questions use has an id twice',
      edits: {
        [quiz]: (text) => `${lists(text)}    - {id: north, label: North again}\n`,
        [light]: twice,
        'analysis/scores.yaml': (text) => `${text}not_scored: [{question: door, because: It is only asked.}]\n`,
      },
      code: 'content/duplicate-id',
      file: quiz,
      line: '- {id: ⟪north⟫, label: North again}',
      message: 'Id “north” is used twice. First use: content/quiz/quiz.yaml:20.',
      help: 'Give one of the two another id.',
    },
    {
      when: 'the question itself has a mistake',
      edits: {
        [quiz]: lists,
        [light]: (text) =>
          named('ways')(text).replace('options: ways', 'when: {question: nobody, is: [x]}\n    options: ways'),
      },
      code: 'content/unknown-question',
      file: light,
      line: 'when: {question: ⟪nobody⟫, is: [x]}',
      message: 'There is no question “nobody”.',
      help: 'Known: window, water, seen, which, keeper, story.',
    },
  ])
})
