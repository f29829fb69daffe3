import { describe, expect, it } from 'vitest'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { checkbox, input, number, quizOf, radio, scale } from '#testing/samples/make-quiz.ts'
import type { Content, Option, Question, Score } from '#types/content.generated.ts'
import { audienceOf } from './audience.ts'
import { impactOf, type PersonaImpact } from './impact.ts'
import { audienceInWords, impactInWords, shareInWords } from './impact-words.ts'
import { madeAnswers, spreadAnswers } from './made-answers.ts'
import { personasOf } from './personas.ts'
import { compiledContent } from '#testing/compiled-content.ts'

const { content: compiled } = await compiledContent()
const content = compiled ?? expect.fail('The content has a mistake')

const withScore = (id: string, change: (score: Score) => Score): Content => ({
  ...content,
  scores: { ...content.scores, scores: content.scores.scores.map((one) => (one.id === id ? change(one) : one)) },
})
const withQuestion = (id: string, change: (question: Question) => Question): Content => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => (one.id === id ? change(one) : one)),
  })),
})
/** The content with these bands for the concern of all mirrored scores. */
const withBands = (
  bands: readonly (readonly [from: number, to: number, label: string])[],
  base = content,
): Content => ({
  ...base,
  scores: {
    ...base.scores,
    bands: { condition: [], concern: bands.map(([from, to, label]) => ({ from, to, label, colour: 'red' })) },
  },
})
const rulePlus = (points: number) =>
  withScore('dryness', (score) => ({
    ...score,
    rules: (score.rules ?? []).map((rule, index) => (index === 0 ? { ...rule, points: rule.points + points } : rule)),
  }))

describe('the personas', () => {
  it('are those of the content', () => {
    expect(personasOf(content).map(({ name }) => name)).toEqual(content.personas?.personas.map(({ name }) => name))
  })

  it('of a content without any are eight, the same each time, and every option is chosen as often as the others', () => {
    const model = compileQuiz(quizOf(radio('tea', 'a b c d'), checkbox('milk', 'x y none!'), scale('pain', 0, 7)))
    const personas = personasOf({})
    expect(personas.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, index) => `Visitor ${index + 1}`))
    const answers = personas.map(({ answersFor }) => answersFor(model))
    expect(personas.map(({ answersFor }) => answersFor(model))).toEqual(answers)
    const chosen = (question: string) => answers.map((one) => String(one[question])).toSorted()
    expect(chosen('tea')).toEqual(['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'])
    expect(chosen('pain')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })
})

describe('invented answers', () => {
  const model = compileQuiz(
    quizOf(
      radio('tea', 'a b old~'),
      checkbox('milk', 'x y z none!', { min_choices: 2, max_choices: 3 }),
      checkbox('all', 'x y'),
      input('name', 2),
      number('age', 18, 99),
      number('weight', 1, 3, { decimals: 1, step: 0.5 }),
      scale('pain', 0, 10, { step: 2 }),
    ),
  )

  it('are answers that the quiz accepts', () => {
    const sets = [
      ...Array.from({ length: 300 }, (_, visitor) => madeAnswers(model, visitor)),
      ...spreadAnswers(model, 8),
    ]
    for (const answers of sets) {
      expect(acceptAnswers(model, answers)).toEqual({ answers, refused: [] })
      expect(answers['tea']).not.toEqual(['old'])
    }
  })

  it('stay the same for a question when another one is added in front of it', () => {
    const more = compileQuiz(quizOf(radio('first', 'a b c'), ...model.questions.values()))
    const { first: _, ...others } = madeAnswers(more, 7)
    expect(others).toEqual(madeAnswers(model, 7))
  })

  it('stay the same when options are moved', () => {
    const questions = (tea: string, milk: string) => compileQuiz(quizOf(radio('tea', tea), checkbox('milk', milk)))
    const [before, after] = [questions('a b c', 'x y z none!'), questions('c a b', 'z x y none!')]
    const sets = (one: typeof before) =>
      [...spreadAnswers(one, 8), madeAnswers(one, 7)].map(({ tea, milk }) => [tea, [milk].flat().toSorted()])
    expect(sets(after)).toEqual(sets(before))
  })
})

describe('an edit of points', () => {
  it('moves the personas who gave the answer, and says whether the band changes', () => {
    const [rule] = content.scores.scores.find(({ id }) => id === 'dryness')?.rules ?? []
    const impact = impactOf(content, rulePlus(-20))
    const gave = content.personas?.personas.filter(({ answers }) =>
      answers.some(({ options, question }) => question === rule?.question && options?.includes(String(rule.answer))),
    )
    const moving = impact.personas.filter(({ scores }) => scores.some(({ moves }) => moves))
    expect(moving.length).toBeGreaterThan(0)
    expect(impact.summary.move).toBe(moving.length)
    expect(gave?.map(({ id }) => id)).toEqual(expect.arrayContaining(moving.map(({ id }) => id)))
    for (const { scores } of moving)
      expect(scores.filter(({ moves }) => moves)).toMatchObject([{ id: 'dryness', after: { id: 'dryness' } }])
    const bandsChange = (bands: Parameters<typeof withBands>[0]) =>
      impactOf(withBands(bands), withBands(bands, rulePlus(-20))).summary.changeBand
    expect(bandsChange([[0, 100, 'Any']])).toBe(0)
    expect(bandsChange(Array.from({ length: 101 }, (_, value) => [value, value, `${value}`]))).toBe(moving.length)
  })

  it('that is none moves nobody', () => {
    const impact = impactOf(content, rulePlus(0))
    expect(impact.summary).toEqual({ move: 0, changeBand: 0, changeResult: 0, changeQuestions: 0 })
    expect(impactInWords(impact)).toBe('')
  })
})

describe('a score', () => {
  it('that is removed has no number afterwards', () => {
    const without = { ...content, scores: { ...content.scores, scores: content.scores.scores.slice(1) } }
    const [first] = content.scores.scores
    expect(impactOf(content, without).personas[0]?.scores.at(-1)).toMatchObject({
      id: first?.id,
      after: null,
      moves: true,
    })
  })
})

describe('an edit of bands', () => {
  const dryness = ({ scores }: PersonaImpact): number => scores.find(({ id }) => id === 'dryness')?.before?.value ?? 0
  const { personas: shown } = impactOf(content, content)
  const values = shown.map(dryness)
  const highest = Math.max(...values)
  const before = withBands([
    [0, highest, 'Low'],
    [highest + 1, 100, 'High'],
  ])
  const summaryOf = (...bands: Parameters<typeof withBands>[0]) => impactOf(before, withBands(bands)).summary

  it('that moves a border changes the band of who is between the old and the new one, and no value', () => {
    const moved = withBands([
      [0, highest - 1, 'Low'],
      [highest, 100, 'High'],
    ])
    const { personas, summary } = impactOf(before, moved)
    const changed = personas.filter(({ scores }) => scores.some(({ newBand, id }) => newBand && id === 'dryness'))
    expect(changed.map(dryness)).toEqual(values.filter((value) => value === highest))
    expect(summary.move).toBe(0)
  })

  it('that rewords a label changes nothing', () => {
    const none = { move: 0, changeBand: 0, changeResult: 0, changeQuestions: 0 }
    expect(summaryOf([0, highest, 'A little'], [highest + 1, 100, 'A lot'])).toEqual(none)
  })

  it('that moves a border of the condition, which visitors read, counts like one of the concern', () => {
    const { bands: shared, ...others } = content.scores
    const withBorder = (border: number): Content => ({
      ...content,
      scores: {
        ...others,
        bands: {
          concern: shared?.concern ?? [],
          condition: [
            { from: 0, to: border - 1, label: 'Fair', colour: 'warning' },
            { from: border, to: 100, label: 'Good', colour: 'success' },
          ],
        },
      },
    })
    const { personas } = impactOf(withBorder(100 - highest), withBorder(100 - highest + 1))
    const changed = personas.flatMap(({ scores }) => scores.filter(({ id, newBand }) => newBand && id === 'dryness'))
    expect(changed.map(({ before: was }) => was?.value)).toEqual(values.filter((value) => value === highest))
    expect(changed[0]?.newBand).toEqual({ before: 'Good', after: 'Fair' })
  })

  it('that removes one changes the band of everybody in it', () => {
    expect(summaryOf([0, 100, 'High']).changeBand).toBe(values.length)
  })

  it('that adds one below changes the band of nobody who stays in a band of that name', () => {
    const lowest = Math.min(...shown.flatMap(({ scores }) => scores.map(({ before: was }) => was?.value ?? 100)))
    const summary = summaryOf([0, lowest - 1, 'Very low'], [lowest, highest, 'Low'], [highest + 1, 100, 'High'])
    expect(summary.changeBand).toBe(0)
  })
})

describe('a condition', () => {
  const asked = content.sections[0]?.questions.find(({ when }) => when === undefined)?.id ?? ''
  const reader = content.sections.at(-1)?.questions.find(({ when }) => when === undefined)?.id ?? ''
  const [option] =
    content.sections[0]?.questions.flatMap((one) =>
      one.id === asked && 'options' in one ? (one.options ?? []) : [],
    ) ?? []
  const narrowed = withQuestion(reader, (question) => ({
    ...question,
    when: { question: asked, is: [option?.id ?? ''] },
  }))

  it('that is new is asked of fewer people, and the personas who are no longer asked are counted', () => {
    const [change, ...others] = audienceOf(content, narrowed)
    expect(others).toEqual([])
    expect(change).toMatchObject({ id: reader, before: 1 })
    expect(change?.after).toBeLessThan(0.7)
    expect(audienceInWords(change ?? expect.fail('Nothing changes'))).toMatch(
      /^asked of fewer people: about .* \(before: everybody\)$/,
    )
    const { personas, summary } = impactOf(content, narrowed)
    expect(summary.changeQuestions).toBe(personas.filter((one) => one.asked.removed.includes(reader)).length)
  })

  it('that is removed is asked of more people', () => {
    const [change] = audienceOf(narrowed, content)
    expect(change).toMatchObject({ id: reader, after: 1 })
  })

  it('that is the same costs nothing and changes nothing', () => {
    expect(
      audienceOf(
        content,
        withQuestion(reader, (question) => ({ ...question, title: 'Other words?' })),
      ),
    ).toEqual([])
  })

  const withOptions = (change: (options: readonly Option[]) => Option[]): Content => ({
    ...narrowed,
    sections: narrowed.sections.map((section) => ({
      ...section,
      questions: section.questions.map((one): Question =>
        one.id === asked && one.choice === 'radio' ? { ...one, options: change(one.options) } : one,
      ),
    })),
  })
  it.each<[string, Content]>([
    ['deleted', withOptions((options) => options.filter(({ id }) => id !== option?.id))],
    [
      'retired',
      withOptions((options) => options.map((one) => (one.id === option?.id ? { ...one, retired: true } : one))),
    ],
  ])('on an option that is %s is noticed, too', (_, changed) => {
    expect(audienceOf(narrowed, changed)).toMatchObject([{ id: reader, after: 0 }])
  })
})

describe('in words', () => {
  const one =
    content.personas?.personas
      .slice(0, 1)
      .map(({ id, name }) => ({ id, name, scores: [], asked: { added: [], removed: [] }, parts: [] })) ?? []
  const eight = Array.from({ length: 8 }, () => one).flat()
  const none = { move: 0, changeBand: 0, changeResult: 0, changeQuestions: 0 }

  it.each([
    [{ ...none, move: 2, changeBand: 1 }, '2 of 8 personas move, 1 changes band'],
    [{ ...none, move: 1 }, '1 of 8 personas moves, none changes band'],
    [{ ...none, changeBand: 1 }, '1 of 8 personas changes band'],
    [{ ...none, changeBand: 2 }, '2 of 8 personas change band'],
    [
      { ...none, move: 3, changeBand: 2, changeResult: 1 },
      '3 of 8 personas move, 2 change band; 1 of 8 gets other recommendations or reasons',
    ],
    [{ ...none, changeQuestions: 5 }, '5 of 8 are asked other questions'],
  ])('%j is: %s', (summary, words) => {
    expect(impactInWords({ personas: eight, areExamples: false, summary })).toBe(words)
  })

  it('a content without personas has example visitors', () => {
    const { personas: _, ...without } = content
    const impact = { ...impactOf(without, without), summary: { ...none, move: 2, changeBand: 1 } }
    expect(impactInWords(impact)).toBe('2 of 8 example visitors move, 1 changes band')
  })

  it.each([
    [0, 'nobody'],
    [0.01, 'very few'],
    [0.24, 'about 1 in 4'],
    [0.52, 'about half'],
    [0.98, 'nearly everybody'],
    [1, 'everybody'],
  ])('a share of %d is %s', (share, words) => {
    expect(shareInWords(share)).toBe(words)
  })

  it.each([
    [{ id: 'x', before: 0.5, after: 1, differs: 0.5 }, 'asked of more people: everybody (before: about half)'],
    [{ id: 'x', before: 0.5, after: 0.5, differs: 0.9 }, 'asked of other people: about half, as before'],
    [{ id: 'x', before: null, after: 1, differs: 1 }, 'asked of everybody'],
    [{ id: 'x', before: 1, after: null, differs: 1 }, 'no longer asked'],
  ])('%j is: %s', (change, words) => {
    expect(audienceInWords(change)).toBe(words)
  })
})

it('a question that is moved to another section is not lost: the same people are asked', () => {
  const { readers } = compileQuiz(content)
  const [from, to] = content.sections.filter(({ when }) => when === undefined)
  const question = from?.questions.find(({ id, when }) => when === undefined && !readers.has(id))
  if (!from || !to || !question) throw new Error('two sections, and a question that no condition reads')
  const moved: Content = {
    ...content,
    sections: content.sections.map((one) =>
      one === from
        ? { ...one, questions: one.questions.filter((other) => other !== question) }
        : one === to
          ? { ...one, questions: [...one.questions, question] }
          : one,
    ),
  }
  expect(audienceOf(content, moved)).toEqual([])
  expect(impactInWords(impactOf(content, moved))).toBe('')
})
