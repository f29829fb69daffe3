import { describe, expect, test } from 'vitest'
import { withCountedConditions } from '#testing/samples/counted-conditions.ts'
import { checkbox, input, quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { Answers } from './answers/answers.ts'
import { progressOf } from './steps/progress.ts'
import { compileQuiz, type QuizModel } from './quiz.ts'
import { missingAnswers } from './steps/required.ts'
import { effectiveAnswers, openQuiz, setAnswers, setWithheld } from './state.ts'
import { isVisible } from './steps/steps.ts'

/** b needs a; c needs b; d needs c, or the text; e needs nothing. */
const model = compileQuiz(
  quizOf(
    radio('d', 'yes', {
      when: {
        any: [
          { question: 'c', is: ['yes'] },
          { question: 'story', answered: true },
        ],
      },
    }),
    radio('c', 'yes', { when: { question: 'b', is: ['yes'] } }),
    radio('b', 'yes', { when: { question: 'a', is: ['yes'] } }),
    radio('a', 'yes no'),
    checkbox('e', 'x y'),
  ),
)
const all: Answers = { a: ['yes'], b: ['yes'], c: ['yes'], d: ['yes'], e: ['x'] }
const asked = (answers: Answers, withheld?: ReadonlySet<string>) =>
  [...openQuiz(model, answers, withheld).asked].toSorted()

describe('which questions are asked', () => {
  test.each<[string, Answers, string]>([
    ['nothing is answered', {}, 'a e story'],
    ['one condition holds', { a: ['yes'] }, 'a b e story'],
    ['a whole chain holds', all, 'a b c d e story'],
    ['the first of a chain breaks: stored answers further on hold nothing', { ...all, a: ['no'] }, 'a e story'],
    ['the middle of a chain is not answered', { a: ['yes'], c: ['yes'] }, 'a b e story'],
    ['a text step can be read, too', { story: 'Once' }, 'a d e story'],
  ])('%s', (_, answers, expected) => {
    expect(asked(answers)).toEqual(expected.split(' '))
  })

  test('a consent was declined › its questions are not asked, and their answers hold nothing', () => {
    expect(asked(all, new Set(['b', 'photos']))).toEqual(['a', 'e', 'story'])
  })
})

describe('which answers count', () => {
  test('a question stops applying › its answer is stored, has no effect, and is in effect again with the question', () => {
    const open = openQuiz(model, all)
    const closed = setAnswers(model, open, { ...all, a: ['no'] }, ['a'])
    expect(effectiveAnswers(closed)).toEqual({ a: ['no'], e: ['x'] })
    expect(closed.answers).toMatchObject({ b: ['yes'], c: ['yes'], d: ['yes'] })
    const again = setAnswers(model, closed, all, ['a'])
    expect(effectiveAnswers(again)).toEqual(all)
  })

  test('the text of a text step is always in effect', () => {
    expect(effectiveAnswers(openQuiz(model, { story: 'Once' }))).toEqual({ story: 'Once' })
  })
})

describe('conditions of steps, sections and options', () => {
  const yes = { question: 'a', is: ['yes'] }
  const parts = compileQuiz({
    quiz: {
      id: 'parts',
      tabs: [],
      steps: [
        { id: 'one', kind: 'questions', title: 'One', section: 'one' },
        { id: 'two', kind: 'questions', title: 'Two', section: 'two', when: yes },
        { id: 'pictures', kind: 'photos', title: 'Pictures', when: yes },
        { id: 'story', kind: 'text', title: 'Story', when: yes, question: { id: 'story', title: '?', max_length: 9 } },
        { id: 'three', kind: 'questions', title: 'Three', section: 'three' },
      ],
    },
    sections: [
      { id: 'one', title: 'One', questions: [radio('a', 'yes no')] },
      { id: 'two', title: 'Two', questions: [radio('b', 'yes no')] },
      {
        id: 'three',
        title: 'Three',
        when: { question: 'b', answered: true },
        questions: [
          checkbox('c', 'x y', {
            options: [
              { id: 'x', label: 'X', when: yes },
              { id: 'y', label: 'Y' },
            ],
          }),
          radio('d', 'yes no', { when: { question: 'c', is: ['x'] } }),
        ],
      },
    ],
  })
  const full = { a: ['yes'], b: ['no'], story: 'Once', c: ['x', 'y'], d: ['yes'] }

  test('all hold › everything is asked, and every step is visible', () => {
    const state = openQuiz(parts, full)
    expect(effectiveAnswers(state)).toEqual(full)
    expect(parts.steps.map((_, index) => isVisible(parts, state, index))).toEqual([true, true, true, true, true])
  })

  test('the condition of a step fails › it is skipped, with all that depends on it', () => {
    const state = setAnswers(parts, openQuiz(parts, full), { ...full, a: ['no'] }, ['a'])
    expect(effectiveAnswers(state)).toEqual({ a: ['no'] })
    expect(parts.steps.map((_, index) => isVisible(parts, state, index))).toEqual([true, false, false, false, false])
  })

  test('an option is not offered › a choice of it has no effect, and neither has what reads it', () => {
    const options = compileQuiz(
      quizOf(
        radio('a', 'yes no'),
        checkbox('c', 'x y', {
          options: [
            { id: 'x', label: 'X', when: yes },
            { id: 'y', label: 'Y' },
          ],
        }),
        radio('d', 'yes no', { when: { question: 'c', is: ['x'] } }),
        radio('e', 'yes', { options: [{ id: 'yes', label: 'Yes', when: yes }] }),
      ),
    )
    const given = { a: ['yes'], c: ['x', 'y'], d: ['yes'], e: ['yes'] }
    const before = openQuiz(options, given)
    expect(effectiveAnswers(before)).toEqual(given)
    const after = setAnswers(options, before, { ...given, a: ['no'] }, ['a'])
    expect(effectiveAnswers(after)).toEqual({ a: ['no'], c: ['y'] })
    expect(after).toMatchObject({
      asked: openQuiz(options, after.answers).asked,
      unoffered: openQuiz(options, after.answers).unoffered,
    })
    expect(effectiveAnswers(setAnswers(options, after, given, ['a']))).toEqual(given)
  })
})

describe('a choice between options that all have a condition', () => {
  const when = (answer: string) => ({ question: 'a', is: [answer] })
  const options = [
    { id: 'x', label: 'X', when: when('one') },
    { id: 'y', label: 'Y', when: when('two') },
    { id: 'z', label: 'Z', retired: true },
  ]
  const open = { id: 'o', label: 'O' }
  const choosing = compileQuiz(
    quizOf(
      radio('a', 'one two three'),
      radio('b', '', { options, required: true }),
      radio('c', 'yes', { when: { question: 'b', is: ['x'] } }),
      radio('d', '', { options: [...options, open], required: true }),
      radio('e', '', { options: options.slice(0, 1) }),
    ),
  )
  const first = openQuiz(choosing, { a: ['one'], b: ['x'] })

  test('one is offered › it is asked', () => {
    expect([...first.asked].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'story'])
  })

  test('none is offered › it is not asked, not required, and its answer holds nothing', () => {
    const none = setAnswers(choosing, first, { a: ['three'], b: ['x'] }, ['a'])
    expect([...none.asked].toSorted()).toEqual(['a', 'd', 'story'])
    expect(missingAnswers(choosing, none, new Set()).map(({ question }) => question)).toEqual(['d'])
  })

  test('the only one that was chosen is no longer offered › it has no answer', () => {
    const state = openQuiz(choosing, { a: ['two'], b: ['y'], d: ['x'] })
    expect(effectiveAnswers(state)).toEqual({ a: ['two'], b: ['y'] })
    expect(missingAnswers(choosing, state, new Set()).map(({ question }) => question)).toEqual(['d'])
  })

  test('it counts as done when what they read is done', () => {
    const { answered } = progressOf(choosing, openQuiz(choosing, {}))
    expect(answered).toBe(0)
    expect(progressOf(choosing, openQuiz(choosing, { a: ['three'] })).answered).toBe(4)
  })
})

describe('an answer is served in one pass', () => {
  /** A quiz that is open with these answers, and how many conditions are evaluated for others after that. */
  const counting = (quiz: QuizModel, answers: Answers) => {
    const counted = withCountedConditions(quiz)
    const before = openQuiz(counted.model, answers)
    const atFirst = counted.evaluations()
    const change = (now: Answers, question: string) => {
      const start = counted.evaluations()
      return { after: setAnswers(counted.model, before, now, [question]), evaluations: counted.evaluations() - start }
    }
    return { before, atFirst, change }
  }

  test('no question depends on it › no condition is evaluated', () => {
    const { before, change } = counting(model, all)
    const { after, evaluations } = change({ ...all, e: ['y'] }, 'e')
    expect(evaluations).toBe(0)
    expect(after.asked).toBe(before.asked)
  })

  test('one depends on it, and nothing comes of it › one evaluation', () => {
    const { before, change } = counting(model, {})
    const { after, evaluations } = change({ a: ['no'] }, 'a')
    expect(evaluations).toBe(1)
    expect(after.asked).toBe(before.asked)
  })

  test('a chain falls › each of it is evaluated once', () => {
    const { atFirst, change } = counting(model, all)
    expect(atFirst).toBe(3)
    expect(change({ ...all, a: ['no'] }, 'a').evaluations).toBe(3)
  })

  test('the answer of a question that is not asked › no condition is evaluated', () => {
    const { before, change } = counting(model, {})
    const { after, evaluations } = change({ b: ['yes'] }, 'b')
    expect(evaluations).toBe(0)
    expect(after.asked).toEqual(before.asked)
  })

  test('a thousand questions › an answer costs its dependents, not the quiz', () => {
    const many = Array.from({ length: 1000 }, (_, n) =>
      input(`q${n}`, 5, { when: { question: n < 7 ? 'a' : 'other', answered: true } }),
    )
    const big = compileQuiz(quizOf(radio('a', 'yes'), radio('other', 'yes'), ...many))
    expect(counting(big, {}).change({ a: ['yes'] }, 'a').evaluations).toBe(7)
  })
})

describe('a consent that changes', () => {
  test('a no, and a yes after it › as if the quiz had been opened so', () => {
    const open = openQuiz(model, all)
    const no = setWithheld(model, open, new Set(['b']))
    expect(no.asked).toEqual(openQuiz(model, all, new Set(['b'])).asked)
    const yes = setWithheld(model, no, new Set())
    expect(yes.asked).toEqual(open.asked)
    expect(effectiveAnswers(yes)).toEqual(all)
  })

  test('it covers photos only › no question changes', () => {
    const counted = withCountedConditions(model)
    const open = openQuiz(counted.model, all)
    expect(setWithheld(counted.model, open, new Set(['photos'])).asked).toBe(open.asked)
    expect(counted.evaluations()).toBe(3)
  })
})
