import { describe, expect, test } from 'vitest'
import { checkbox, input, number, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import {
  acceptAnswers,
  chooseOption,
  clearAnswer,
  maxStoredCharacters,
  answersToCorrect,
  writeText,
  type Answers,
} from './answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'

const notSaid = { id: 'not_said', label: 'Prefer not to say', no_answer: true }
const model = compileQuiz(
  quizOf(
    radio('size', 's m l old~'),
    checkbox('pets', 'cat dog fish old~ none!'),
    input('name', 5),
    checkbox('ills', 'flu', { options: [{ id: 'flu', label: 'Flu' }, notSaid] }),
    input('home', 5, { options: [notSaid] }),
    number('years', 18, 120, { options: [notSaid] }),
    scale('mood', 0, 10),
    checkbox('three', 'a b c d none!', { min_choices: 2, max_choices: 3 }),
  ),
)
const grin = '😀'

describe('accepting what was stored or sent', () => {
  test.each<[string, Record<string, unknown>, Answers, readonly object[]]>([
    [
      'good answers',
      { size: ['m'], pets: ['cat'], name: 'Ada', story: 'x' },
      { size: ['m'], pets: ['cat'], name: 'Ada', story: 'x' },
      [],
    ],
    ['options in any order, some twice', { pets: ['fish', 'cat', 'fish'] }, { pets: ['cat', 'fish'] }, []],
    [
      'options that are no longer offered',
      { size: ['old'], pets: ['old', 'dog'] },
      { size: ['old'], pets: ['dog', 'old'] },
      [],
    ],
    ['an empty list is no answer', { pets: [] }, {}, []],
    ['a blank text is no answer', { name: ' \n' }, {}, []],
    ['undefined is no answer', { name: undefined }, {}, []],
    ['a question that is not there', { age: ['m'] }, {}, [{ question: 'age', reason: 'unknown_question' }]],
    [
      'an id that every object has',
      { constructor: ['m'] },
      {},
      [{ question: 'constructor', reason: 'unknown_question' }],
    ],
    [
      'an option that is not there: the others stay',
      { pets: ['cow', 'cat'] },
      { pets: ['cat'] },
      [{ question: 'pets', option: 'cow', reason: 'unknown_option' }],
    ],
    [
      'only options that are not there',
      { size: ['xl'] },
      {},
      [{ question: 'size', option: 'xl', reason: 'unknown_option' }],
    ],
    ['two answers where one is asked', { size: ['s', 'm'] }, {}, [{ question: 'size', reason: 'not_one' }]],
    [
      'an exclusive option with another',
      { pets: ['cat', 'none'] },
      {},
      [{ question: 'pets', option: 'none', reason: 'exclusive' }],
    ],
    ['an exclusive option alone', { pets: ['none'] }, { pets: ['none'] }, []],
    ['a text where options are asked', { size: 'm' }, {}, [{ question: 'size', reason: 'wrong_kind' }]],
    ['a list where a text is asked', { name: ['Ada'] }, {}, [{ question: 'name', reason: 'wrong_kind' }]],
    ['a list of other things', { pets: ['cat', 1] }, {}, [{ question: 'pets', reason: 'wrong_kind' }]],
    [
      'nothing at all',
      { pets: null, name: null },
      {},
      [
        { question: 'pets', reason: 'wrong_kind' },
        { question: 'name', reason: 'wrong_kind' },
      ],
    ],
    ['a text of just the length', { name: 'abcde' }, { name: 'abcde' }, []],
    ['a text that is too long', { name: 'abcdef' }, {}, [{ question: 'name', reason: 'too_long' }]],
    ['code points are counted, not halves of them', { name: grin.repeat(5) }, { name: grin.repeat(5) }, []],
    ['one code point too many', { name: grin.repeat(6) }, {}, [{ question: 'name', reason: 'too_long' }]],
    ['a NUL', { name: 'a\0' }, {}, [{ question: 'name', reason: 'characters' }]],
    ['half a character', { name: 'a\ud83d' }, {}, [{ question: 'name', reason: 'characters' }]],
    [
      'the text of a text step is checked, too',
      { story: 'x'.repeat(11) },
      {},
      [{ question: 'story', reason: 'too_long' }],
    ],
  ])('%s', (_, given, answers, refused) => {
    expect(acceptAnswers(model, given)).toEqual({ answers, refused })
  })
})

describe('choosing', () => {
  test.each<[string, Answers, [string, string, boolean], Answers, readonly string[]]>([
    ['a radio', {}, ['size', 'm', true], { size: ['m'] }, []],
    ['another one replaces it', { size: ['m'] }, ['size', 'l', true], { size: ['l'] }, []],
    [
      'a tick joins the others, in the order of the content',
      { pets: ['fish'] },
      ['pets', 'cat', true],
      { pets: ['cat', 'fish'] },
      [],
    ],
    ['a tick taken away', { pets: ['cat', 'fish'] }, ['pets', 'cat', false], { pets: ['fish'] }, []],
    ['the last tick taken away leaves no answer', { pets: ['cat'] }, ['pets', 'cat', false], {}, []],
    [
      'an exclusive option clears the others',
      { pets: ['cat', 'fish'] },
      ['pets', 'none', true],
      { pets: ['none'] },
      ['cat', 'fish'],
    ],
    ['another option clears the exclusive one', { pets: ['none'] }, ['pets', 'dog', true], { pets: ['dog'] }, ['none']],
    [
      'a retired option that is stored stays beside a new one',
      { pets: ['old'] },
      ['pets', 'cat', true],
      { pets: ['cat', 'old'] },
      [],
    ],
    [
      'a retired option that is stored can be taken away',
      { pets: ['cat', 'old'] },
      ['pets', 'old', false],
      { pets: ['cat'] },
      [],
    ],
  ])('%s', (_, before, [question, option, chosen], answers, cleared) => {
    expect(chooseOption(model, before, { question, option, chosen })).toEqual({ answers, cleared })
  })

  test.each<[string, [string, string, boolean]]>([
    ['a retired option', ['pets', 'old', true]],
    ['an option that is not there', ['pets', 'cow', true]],
    ['a question that is not there', ['age', 'm', true]],
    ['an option of a text', ['name', 'm', true]],
    ['what is chosen already', ['pets', 'cat', true]],
    ['taking away what is not chosen', ['pets', 'dog', false]],
  ])('%s › changes nothing', (_, [question, option, chosen]) => {
    const before = { pets: ['cat'], name: 'Ada' }
    expect(chooseOption(model, before, { question, option, chosen }).answers).toBe(before)
  })
})

describe('writing', () => {
  test.each<[string, string, Answers]>([
    ['a text is kept as it is, spaces inside and around included', ' a b ', { name: ' a b ' }],
    ['a blank text takes the answer away', '  ', {}],
    ['too much is kept whole', 'abcdefgh', { name: 'abcdefgh' }],
    [
      'what no device should keep is cut',
      'a'.repeat(maxStoredCharacters + 1),
      { name: 'a'.repeat(maxStoredCharacters) },
    ],
    [
      'that cut never halves a character',
      grin.repeat(maxStoredCharacters + 2),
      { name: grin.repeat(maxStoredCharacters) },
    ],
    ['what cannot be stored is left out', 'a\0b\ud83dc\udc00d', { name: 'abcd' }],
    ['a text that begins with blanks', '      x', { name: '      x' }],
  ])('%s', (_, text, answers) => {
    expect(writeText(model, { name: 'old' }, 'name', text)).toEqual(answers)
  })

  test('a text step › takes a text, too', () => {
    expect(writeText(model, {}, 'story', 'Once')).toEqual({ story: 'Once' })
  })

  test.each(['pets', 'age'])('a question that takes no text (%s) › nothing changes', (question) => {
    const before = { pets: ['cat'] }
    expect(writeText(model, before, question, 'cat')).toBe(before)
  })
})

test('clearing › takes the answer away, and only that one', () => {
  const before = { pets: ['cat'], name: 'Ada' }
  expect(clearAnswer(before, 'pets')).toEqual({ name: 'Ada' })
  expect(clearAnswer(before, 'size')).toBe(before)
})

describe('a text over its limit', () => {
  test('is not cut on the device, and is refused when it is sent', () => {
    const given = { name: 'abcdefgh', story: 'x'.repeat(12) }
    expect(acceptAnswers(model, given, 'kept')).toEqual({ answers: given, refused: [] })
    expect(acceptAnswers(model, given)).toEqual({
      answers: {},
      refused: [
        { question: 'name', reason: 'too_long' },
        { question: 'story', reason: 'too_long' },
      ],
    })
  })

  test('is counted in characters, as people do', () => {
    expect(answersToCorrect(model, { name: grin.repeat(7), story: 'x'.repeat(10), home: ['not_said'] })).toEqual([
      { question: 'name', problem: { kind: 'too_long', over: 2 } },
    ])
  })
})

describe('a number', () => {
  test.each<[string, unknown, Answers, readonly object[]]>([
    ['in its canonical form', '40', { years: '40' }, []],
    ['preferring not to say', ['not_said'], { years: ['not_said'] }, []],
    ['blank', ' ', {}, []],
    ['in another form', '040', {}, [{ question: 'years', reason: 'number' }]],
    ['with decimals where none are allowed', '40.5', {}, [{ question: 'years', reason: 'number' }]],
    ['out of range', '17', {}, [{ question: 'years', reason: 'number' }]],
    ['words', 'forty', {}, [{ question: 'years', reason: 'number' }]],
    ['as JSON number', 40, {}, [{ question: 'years', reason: 'wrong_kind' }]],
    ['an unknown option', ['old'], {}, [{ question: 'years', option: 'old', reason: 'unknown_option' }]],
  ])('sent %s', (_, years, answers, refused) => {
    expect(acceptAnswers(model, { years })).toEqual({ answers, refused })
  })

  test('that cannot be sent › stays on the device, with the reason', () => {
    const typed = writeText(model, {}, 'years', 'forty')
    expect(acceptAnswers(model, typed, 'kept')).toEqual({ answers: { years: 'forty' }, refused: [] })
    expect(answersToCorrect(model, typed)).toEqual([
      { question: 'years', problem: { kind: 'number', why: 'not_a_number' } },
    ])
    expect(answersToCorrect(model, { years: '121' })).toEqual([
      { question: 'years', problem: { kind: 'number', why: 'too_large' } },
    ])
  })
})

describe('a number of choices', () => {
  test.each<[string, readonly string[], readonly object[]]>([
    ['within the limits', ['a', 'b', 'c'], []],
    ['the fewest', ['a', 'b'], []],
    ['one that stands alone', ['none'], []],
    ['too few', ['a'], [{ question: 'three', reason: 'too_few' }]],
    ['too many', ['a', 'b', 'c', 'd'], [{ question: 'three', reason: 'too_many' }]],
  ])('sent %s', (_, three, refused) => {
    expect(acceptAnswers(model, { three }).refused).toEqual(refused)
    expect(acceptAnswers(model, { three }, 'kept')).toEqual({ answers: { three }, refused: [] })
  })

  test('at the maximum › another option changes nothing, and one that stands alone still clears the others', () => {
    const full = { three: ['a', 'b', 'c'] }
    expect(chooseOption(model, full, { question: 'three', option: 'd', chosen: true })).toEqual({
      answers: full,
      cleared: [],
    })
    expect(chooseOption(model, full, { question: 'three', option: 'none', chosen: true }).answers).toEqual({
      three: ['none'],
    })
    expect(chooseOption(model, { three: ['none'] }, { question: 'three', option: 'a', chosen: true }).answers).toEqual({
      three: ['a'],
    })
  })

  test('at the maximum with one that is not offered › another option can be chosen', () => {
    const full = { three: ['a', 'b', 'c'] }
    expect(chooseOption(model, full, { question: 'three', option: 'd', chosen: true }, ['b']).answers).toEqual({
      three: ['a', 'b', 'c', 'd'],
    })
  })

  test('below the minimum › the number of missing ones is known', () => {
    expect(answersToCorrect(model, { three: ['a'] })).toEqual([
      { question: 'three', problem: { kind: 'too_few', more: 1 } },
    ])
  })
})

test('a scale is answered with one of its numbers', () => {
  expect(acceptAnswers(model, { mood: ['10'] })).toEqual({ answers: { mood: ['10'] }, refused: [] })
  expect(acceptAnswers(model, { mood: ['11'] }).refused).toEqual([
    { question: 'mood', option: '11', reason: 'unknown_option' },
  ])
  expect(acceptAnswers(model, { mood: ['1', '2'] }).refused).toEqual([{ question: 'mood', reason: 'not_one' }])
  expect(chooseOption(model, { mood: ['1'] }, { question: 'mood', option: '2', chosen: true }).answers).toEqual({
    mood: ['2'],
  })
})

describe('preferring not to say', () => {
  const choose = (answers: Answers, question: string, option: string) =>
    chooseOption(model, answers, { question, option, chosen: true })

  test('clears the other answers, and goes when another one is given', () => {
    expect(choose({ ills: ['flu'] }, 'ills', 'not_said')).toEqual({ answers: { ills: ['not_said'] }, cleared: ['flu'] })
    expect(choose({ ills: ['not_said'] }, 'ills', 'flu')).toEqual({ answers: { ills: ['flu'] }, cleared: ['not_said'] })
  })

  test('takes the place of a text, and a text takes its place', () => {
    expect(choose({ home: 'Bath' }, 'home', 'not_said').answers).toEqual({ home: ['not_said'] })
    expect(writeText(model, { home: ['not_said'] }, 'home', 'Bath')).toEqual({ home: 'Bath' })
  })

  test.each<[string, Record<string, unknown>, Answers, readonly object[]]>([
    ['of a text is accepted', { home: ['not_said'] }, { home: ['not_said'] }, []],
    [
      'beside another answer is refused',
      { ills: ['flu', 'not_said'] },
      {},
      [{ question: 'ills', option: 'not_said', reason: 'exclusive' }],
    ],
    [
      'is the only option that a text has',
      { home: ['cat'] },
      {},
      [{ question: 'home', option: 'cat', reason: 'unknown_option' }],
    ],
  ])('%s', (_, given, answers, refused) => {
    expect(acceptAnswers(model, given)).toEqual({ answers, refused })
  })
})
