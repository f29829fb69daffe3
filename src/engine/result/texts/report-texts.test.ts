import { describe, expect, it } from 'vitest'
import type { ResultBadge, ResultScore, ResultTip } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import {
  askNote,
  basisSentences,
  commonReasons,
  isOpenDoubt,
  stepProduct,
  tipsBesideFirst,
  visitorLead,
} from './report-texts.ts'

const routines = { product: 'Product that fits', no_product: 'No product needed' } as ReportPage['routines']

describe('how many answers a result is based on', () => {
  const words = {
    based_on: 'Based on {count} answers',
    of_total: 'Based on {count} of {total} questions.',
    not_applicable: '{count} {count|does|do} not apply.',
    no_consent: '{count} {count|is|are} not stored.',
    skipped: '{count} {count|was|were} skipped.',
  } as ReportPage['scores']
  const none = { not_applicable: 0, no_consent: 0, skipped: 0 }

  it.each([
    ['all', { answered: 51, total: 51, unanswered: none }, ['Based on 51 answers.']],
    [
      'not all, with each reason that there is',
      { answered: 47, total: 51, unanswered: { not_applicable: 2, no_consent: 1, skipped: 1 } },
      ['Based on 47 of 51 questions.', '2 do not apply.', '1 is not stored.', '1 was skipped.'],
    ],
    [
      'not all, for one reason',
      { answered: 49, total: 51, unanswered: { ...none, no_consent: 2 } },
      ['Based on 49 of 51 questions.', '2 are not stored.'],
    ],
    ['not all, in a result of an earlier version', { answered: 47, total: 51 }, ['Based on 47 answers.']],
  ])('%s', (_, result, sentences) => {
    expect(basisSentences(result, words)).toEqual(sentences)
  })
})

describe('what all products are chosen for', () => {
  it.each([
    ['nothing', [], []],
    ['one reason', ['Suits fine strands'], ['True of all 5: suits fine strands.']],
    ['several', ['Suits coils', 'No nuts'], ['True of all 5: suits coils; no nuts.']],
    [
      'one that has a form for all products',
      ['No nuts', 'Suits 4A hair'],
      ['All 5 suit 4A hair.', 'True of all 5: no nuts.'],
    ],
    ['the text of such a reason without a name', ['Suits  hair'], ['True of all 5: suits  hair.']],
  ])('%s', (_, reasons, sentences) => {
    const forms = [{ text: 'Suits {name} hair', for_all: 'All {count} suit {name} hair.' }]
    const words = { in_common: 'True of all {count}: {reason}.' }
    expect(commonReasons(reasons, words, forms, 5, 'en-GB')).toEqual(sentences)
  })

  it('a sentence that begins with the reason keeps its capital', () => {
    const sentences = commonReasons(['Suits coils'], { in_common: '{reason} (all {count}).' }, [], 5, 'en-GB')
    expect(sentences).toEqual(['Suits coils (all 5).'])
  })
})

describe('what a visitor can open', () => {
  const score = { id: 'a', name: 'Sleep', value: 5, from: 0, to: 9, direction: 'neutral', decimals: 0 } as const
  const scoreOf = (name: string, value: number | null): ResultScore => ({
    ...score,
    id: name,
    name,
    value,
    band: null,
    combine: 'sum',
    sum: value ?? 0,
    answered: 1,
    entries: [],
    base: 0,
    skipped: 0,
  })
  const lead = 'Open {scores} to see why.'

  it.each([
    ['one score', [scoreOf('Sleep', 5)], 'Open Sleep to see why.'],
    ['several', [scoreOf('Sleep', 5), scoreOf('Mood', 2)], 'Open Sleep or Mood to see why.'],
    ['one with too few answers', [scoreOf('Sleep', null), scoreOf('Mood', 2)], 'Open Mood to see why.'],
    ['only those', [scoreOf('Sleep', null)], undefined],
  ])('%s', (_, scores, shown) => {
    expect(visitorLead({ scores }, lead, 'en-GB')).toBe(shown)
  })
  it('a content without scores has its own words', () => {
    expect(visitorLead({ scores: [] }, 'See below.', 'en-GB')).toBe('See below.')
  })
})

describe('what the lists of products leave open', () => {
  const words = { ask_note: '{count} of {total} {count|is|are} open' }
  const caution = { ingredients: ['Oil'], text: 'You said: Plain' }
  const open = { cautions: [caution, { ...caution, possible: true }] }
  const known = { cautions: [caution] }

  it('is said once of several products, and of one among several', () => {
    expect(askNote([open, known, open], words)).toBe('2 of 3 are open')
    expect(askNote([open, known], words)).toBe('1 of 2 is open')
  })

  it.each([
    ['it stands beside the only product', [open], words],
    ['no product has such an ingredient, or its result is of an earlier version', [known, {}], words],
    ['the content says it beside each product', [open, open], {}],
  ])('is not said where %s', (_, products, texts) => {
    expect(askNote(products, texts)).toBeNull()
  })
})

describe('the strongest doubt about a product', () => {
  const open = { ingredients: ['Glycerin'], text: 'You told us: Vegan.', possible: true }
  const sure = { ingredients: ['Parfum'], text: 'It is perfumed.' }

  it('is open where only the maker knows', () => {
    expect(isOpenDoubt({ cautions: [open, sure] })).toBe(true)
    expect(isOpenDoubt({ cautions: [sure, open] })).toBe(false)
  })

  it('is no open one where it is an allergy: only the maker knows, and it matters', () => {
    expect(isOpenDoubt({ cautions: [{ ...open, kind: 'allergy' }] })).toBe(false)
    expect(isOpenDoubt({ cautions: [{ ...open, kind: 'wish' }] })).toBe(true)
  })

  it('counts as sure in results of earlier versions', () => {
    expect(isOpenDoubt({})).toBe(false)
  })
})

describe('the product of a step', () => {
  it('is named by what it is for', () => {
    expect(stepProduct({ slot_label: 'Shampoo' }, routines)).toBe('Product that fits: Shampoo')
  })

  it('may be none', () => {
    expect(stepProduct({ slot_label: null }, routines)).toBe('No product needed')
  })
})

describe('the tips beside the first thing to do', () => {
  const tip = (id: string, title: string): ResultTip => ({ id, title, text: '', because: '', evidence: 'weak' })
  const badges: ResultBadge[] = [
    { id: 'a', title: 'A', tips: [tip('one', 'Wash'), tip('two', 'Wash')] },
    { id: 'b', title: 'B', tips: [tip('three', 'Dry')] },
  ]
  const left = (first: Parameters<typeof tipsBesideFirst>[1]) =>
    tipsBesideFirst(badges, first).map(({ tips }) => tips.map(({ id }) => id))

  it('are the others, also one with the same title', () => {
    expect(left({ tip: 'one', title: 'Wash', text: '' })).toEqual([['two'], ['three']])
  })

  it('are all of a badge that would have none', () => {
    expect(left({ tip: 'three', title: 'Dry', text: '' })).toEqual([['one', 'two'], ['three']])
  })

  it('are all where the first thing is a step of the routine, or there is none', () => {
    expect(left({ title: 'Wash', text: '', how_often: 'Weekly' })).toEqual([['one', 'two'], ['three']])
    expect(left(undefined)).toEqual([['one', 'two'], ['three']])
  })
})
