import { describe, expect, it } from 'vitest'
import type { ResultBadge, ResultTip } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import {
  askNote,
  basisSentences,
  isOpenDoubt,
  sharedReasonLines,
  stepProduct,
  tipsBesideFirst,
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

describe('what all products are chosen for, or most of them', () => {
  const texts = { in_common: '{reason} (all {count})', of_most: '{reason} ({count} of {total})' }
  const ofMost = { reason: 'Helps with: Split ends', count: 3 }

  it.each([
    ['nothing', [], undefined, []],
    ['one reason', ['Suits fine strands'], undefined, ['Suits fine strands (all 5)']],
    ['several', ['Suits coils', 'No nuts'], undefined, ['Suits coils (all 5)', 'No nuts (all 5)']],
    ['one of most', [], ofMost, ['Helps with: Split ends (3 of 5)']],
    ['both', ['UV filter'], ofMost, ['UV filter (all 5)', 'Helps with: Split ends (3 of 5)']],
  ])('%s', (_, inCommon, most, lines) => {
    expect(sharedReasonLines({ inCommon, ofMost: most }, texts, 5)).toEqual(lines)
  })
  it('the content may say what most have at each of them', () => {
    expect(sharedReasonLines({ inCommon: [], ofMost }, { in_common: texts.in_common }, 5)).toEqual([])
  })
})

describe('what the lists of products leave open', () => {
  const words = { ask_note: '{count} of {total} {count|is|are} open' }
  const caution = { ingredients: ['Oil'], text: 'You said: Plain' }
  const open = { cautions: [caution, { ...caution, possible: true }] }
  const known = { cautions: [caution] }

  it('is said once for several products', () => {
    expect(askNote([open, known, open], words)).toBe('2 of 3 are open')
  })

  it.each([
    ['it stands beside the only product that it concerns', [open, known], words],
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
