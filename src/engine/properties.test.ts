/** What holds for every visitor, whatever they do. */
import fc from 'fast-check'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { describe, expect, test } from 'vitest'
import { anyAnswers } from '#testing/samples/any-answers.ts'
import { loadContent } from '#testing/load-content.ts'
import { checkbox, input, number, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import { compileAnalysis } from './result/analysis.ts'
import {
  acceptAnswers,
  chooseOption,
  answersToCorrect,
  clearAnswer,
  optionsOf,
  writeText,
  type Answers,
} from './quiz/answers/answers.ts'
import { formatOf } from './quiz/question-kinds.ts'
import { optionTextKey } from './quiz/answers/option-texts.ts'
import { progressOf } from './quiz/steps/progress.ts'
import { compileQuiz, type QuizModel } from './quiz/quiz.ts'
import { analyse } from './result/result.ts'
import { effectiveAnswer, effectiveAnswers, openQuiz, setAnswers, setWithheld } from './quiz/state.ts'
import { anyCharacter } from '#testing/random/any-character.ts'

const content = loadContent()
const analysis = compileAnalysis(content)

/** Many conditions that read one another, and every kind of question. */
const tangled = compileQuiz(
  quizOf(
    radio('a', 'yes no old~'),
    checkbox('b', 'x y z old~ none!', { when: { question: 'a', is: ['yes'] } }),
    input('c', 4, {
      when: {
        any: [
          { question: 'b', is: ['x'] },
          { question: 'e', answered: true },
        ],
      },
    }),
    radio('d', 'yes no', { when: { none: [{ question: 'c', answered: true }] } }),
    radio('e', 'yes no', {
      when: {
        all: [
          { question: 'a', answered: true },
          { question: 'story', answered: false },
        ],
      },
    }),
    input('k', 4, { when: { question: 'story', answered: true } }),
    number('g', 18, 120, { when: { question: 'h', above: 2 } }),
    scale('h', 0, 5),
    radio('i', 'yes no', {
      when: {
        all: [
          { question: 'g', at_least: 60 },
          { question: 'h', below: 5 },
        ],
      },
    }),
    checkbox('j', '', {
      options: [
        { id: 'x', label: 'X' },
        { id: 'y', label: 'Y', text: { label: 'Which?', max_length: 4 } },
      ],
      when: { question: 'a', is: ['no'] },
    }),
    checkbox('f', 'x none!', { when: { question: 'd', is: ['no'], any: [{ question: 'e', is: ['yes'] }] } }),
  ),
)

type Change =
  | { readonly kind: 'choose'; readonly question: string; readonly option: string; readonly chosen: boolean }
  | { readonly kind: 'write'; readonly question: string; readonly text: string }
  | { readonly kind: 'clear'; readonly question: string }

/** Of a model, all that answers can have: its questions, its texts, and those of its options. */
const keysOf = ({ questions, texts }: QuizModel): readonly string[] => [
  ...questions.keys(),
  ...texts.keys(),
  ...[...questions.values()].flatMap((question) =>
    optionsOf(question).flatMap(({ id, text }) => (text ? [optionTextKey(question.id, id)] : [])),
  ),
]

const changes = (model: QuizModel): fc.Arbitrary<readonly Change[]> => {
  const question = fc.constantFrom(...keysOf(model), 'nobody', 'j/x', '__proto__')
  const optionIds = [...model.questions.values()].flatMap(optionsOf)
  const option = fc.constantFrom(...new Set(optionIds.map(({ id }) => id)), 'nothing')
  return fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('choose' as const), question, option, chosen: fc.boolean() }),
      fc.record({
        kind: fc.constant('write' as const),
        question,
        text: fc.string({ unit: anyCharacter, maxLength: 8 }),
      }),
      fc.record({
        kind: fc.constant('write' as const),
        question,
        text: fc.constantFrom('\0', ' ', '\ud800', '😀😀😀😀😀', '17', '18', '1e3', '99.5', '200'),
      }),
      fc.record({ kind: fc.constant('clear' as const), question }),
    ),
    { maxLength: 30 },
  )
}

const withChange = (model: QuizModel, answers: Answers, change: Change): Answers => {
  if (change.kind === 'choose') return chooseOption(model, answers, change).answers
  if (change.kind === 'write') return writeText(model, answers, change.question, change.text)
  return clearAnswer(answers, change.question)
}

/** One answer to each question, and to each text, without a few of them. */
const nearlyAllAnswers = (model: QuizModel): fc.Arbitrary<Answers> => {
  const answers = [...model.questions.values()].map((question) => {
    const { numbers, options, textLimit } = formatOf(question)
    if (textLimit !== null) return [question.id, fc.constant(numbers ? String(numbers.max) : 'Yes')] as const
    const offered = options.filter(({ retired }) => !retired).map(({ id }) => [id])
    return [question.id, fc.constantFrom(...offered)] as const
  })
  const texts = [...model.texts.keys()].map((id) => [id, fc.constant('Once')] as const)
  const all: fc.Arbitrary<Answers> = fc.record(Object.fromEntries([...answers, ...texts]))
  const left = fc.subarray([...model.questions.keys(), ...model.texts.keys()], { maxLength: 3 })
  return fc
    .tuple(all, left)
    .map(([given, open]) => Object.fromEntries(Object.entries(given).filter(([id]) => !open.includes(id))))
}

/** Any set of answers to the real quiz. */
const realAnswers = anyAnswers(analysis.quiz)

describe('answers', () => {
  test('any sequence of choosing, writing and clearing › keeps every invariant', () => {
    fc.assert(
      fc.property(changes(tangled), (sequence) => {
        let answers: Answers = {}
        for (const change of sequence) answers = withChange(tangled, answers, change)
        expect(acceptAnswers(tangled, answers, 'kept')).toEqual({ answers, refused: [] })
        // Of what the device keeps, the server refuses what has to be corrected, and nothing else.
        const { refused } = acceptAnswers(tangled, answers)
        const wrong = answersToCorrect(tangled, answers).map(({ problem, question }) => ({
          question,
          reason: problem.kind,
        }))
        expect(new Set(refused)).toEqual(new Set(wrong))
      }),
    )
  })

  test('anything at all is stored or sent › nothing throws, and what was accepted is accepted again as it is', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'story', 'j/y', 'j/y/', 'j/y/z', '__proto__', 'constructor')
    const known = keysOf(tangled)
    const value = fc.oneof(fc.anything(), fc.array(fc.constantFrom('x', 'y', 'old', 'none', 'yes', 'cow')), fc.string())
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(id, fc.string()), value), (given) => {
        const { answers } = acceptAnswers(tangled, given)
        expect(acceptAnswers(tangled, answers)).toEqual({ answers, refused: [] })
        expect(Object.keys(answers).filter((key) => !known.includes(key))).toEqual([])
      }),
    )
  })
})

describe('the state', () => {
  test('after any sequence › it is what opening the quiz with the same answers gives', () => {
    const withheld = fc.uniqueArray(fc.constantFrom('a', 'b', 'd', 'e', 'story', 'photos'))
    fc.assert(
      fc.property(fc.array(fc.tuple(changes(tangled), withheld), { maxLength: 4 }), (rounds) => {
        let state = openQuiz(tangled, {})
        for (const [sequence, held] of rounds) {
          state = setWithheld(tangled, state, new Set(held))
          for (const change of sequence) {
            state = setAnswers(tangled, state, withChange(tangled, state.answers, change), [change.question])
            const afresh = openQuiz(tangled, state.answers, state.withheld)
            expect(state.asked).toEqual(afresh.asked)
            expect(effectiveAnswers(state)).toEqual(effectiveAnswers(afresh))
          }
        }
      }),
    )
  })

  test('several answers change at once › the same', () => {
    fc.assert(
      fc.property(changes(tangled), changes(tangled), (first, second) => {
        const before = first.reduce((answers, change) => withChange(tangled, answers, change), {} as Answers)
        const after = second.reduce((answers, change) => withChange(tangled, answers, change), before)
        const changed = second.map(({ question }) => question)
        const state = setAnswers(tangled, openQuiz(tangled, before), after, changed)
        expect(state.asked).toEqual(openQuiz(tangled, after).asked)
      }),
    )
  })

  test('effective answers are the same when they are computed again: the server may receive what the browser sends', () => {
    fc.assert(
      fc.property(changes(tangled), (sequence) => {
        const answers = sequence.reduce((all, change) => withChange(tangled, all, change), {} as Answers)
        const counting = effectiveAnswers(openQuiz(tangled, answers))
        expect(effectiveAnswers(openQuiz(tangled, counting))).toEqual(counting)
      }),
    )
  })

  test('progress stays between 0 and 100, and is 100 exactly when every question that is asked has an answer', () => {
    const withheld = fc.uniqueArray(fc.constantFrom('a', 'b', 'd', 'e', 'story'))
    const found = { done: 0, open: 0 }
    fc.assert(
      fc.property(nearlyAllAnswers(tangled), withheld, (answers, held) => {
        const state = openQuiz(tangled, answers, new Set(held))
        const asked = [...tangled.questions.keys()].filter((id) => state.asked.has(id))
        const isDone = asked.every((id) => effectiveAnswer(state, id) !== undefined)
        found[isDone ? 'done' : 'open'] += 1
        const { answered, percent, total } = progressOf(tangled, state)
        expect(percent === 100).toBe(isDone)
        expect([percent, answered].every((one) => one >= 0)).toBe(true)
        expect([percent <= 100, answered <= total, total]).toEqual([true, true, tangled.questions.size])
      }),
    )
    expect(Math.min(found.done, found.open)).toBeGreaterThan(0)
  })
})

describe('the result', () => {
  test('every score is between 0 and 100, or unknown', () => {
    fc.assert(
      fc.property(realAnswers, (answers) => {
        for (const { sum, concern, condition } of mirroredScores(analyse(analysis, answers, 'v').scores)) {
          expect([null, Math.max(0, Math.min(100, sum))]).toContain(concern)
          expect(condition).toBe(concern === null ? null : 100 - concern)
        }
      }),
    )
  })

  test('every ledger adds up', () => {
    fc.assert(
      fc.property(realAnswers, (answers) => {
        for (const { base, entries, sum } of analyse(analysis, answers, 'v').scores)
          expect(entries.reduce((total, { points }) => total + points, base)).toBe(sum)
      }),
    )
  })

  test('both scales agree where it matters: the one is red when the other warns', () => {
    fc.assert(
      fc.property(realAnswers, (answers) => {
        for (const { concern, concern_band, condition_band } of mirroredScores(
          analyse(analysis, answers, 'v').scores,
        )) {
          expect([concern_band === null, condition_band === null]).toEqual([concern === null, concern === null])
          expect(concern_band?.colour === 'red').toBe(condition_band?.colour === 'warning')
        }
      }),
    )
  })

  test('age, gender, race and heritage › never change it', () => {
    const about = (id: string): fc.Arbitrary<readonly string[]> => {
      const question = analysis.quiz.questions.get(id)
      const options = question ? optionsOf(question) : []
      return fc.subarray(
        options.map((option) => option.id),
        { minLength: 1, maxLength: 1 },
      )
    }
    const person = fc.record({
      preference_5: about('preference_5'),
      preference_6: about('preference_6'),
      preference_7: about('preference_7'),
    })
    fc.assert(
      fc.property(realAnswers, person, (answers, who) => {
        const { preference_5: _5, preference_6: _6, preference_7: _7, ...others } = answers
        const without = analyse(analysis, others, 'v')
        const skipped = (without.unanswered?.skipped ?? 0) - 3
        expect(analyse(analysis, { ...others, ...who }, 'v')).toEqual({
          ...without,
          answered: without.answered + 3,
          unanswered: { ...without.unanswered, skipped },
        })
      }),
    )
  })

  test('an allergy or a wish › no product has what it excludes, whatever else was answered', () => {
    const products = new Map(content.catalogue.products.map((product) => [product.id, product]))
    const excluded = new Map(
      [...content.ingredients.filters, ...content.ingredients.allergies].map(({ id, exclude }) => [id, exclude]),
    )
    fc.assert(
      fc.property(realAnswers, (answers) => {
        const chosen = [answers['preference_1'] ?? [], answers['medical_3'] ?? []].flat()
        const never = new Set(chosen.flatMap((id) => excluded.get(id) ?? []))
        for (const { id } of analyse(analysis, answers, 'v').products)
          expect(products.get(id)?.expect.filter((group) => never.has(group))).toEqual([])
      }),
    )
  })
})
