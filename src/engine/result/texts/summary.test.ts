import { describe, expect, test } from 'vitest'
import type { DirectScore, MirroredScore, ResultScore, ResultTrait } from '#types/api.generated.ts'
import { clausesOf, shortTraits, summaryOf } from './summary.ts'

const words = { one: '{lowest}.', two: '{lowest}; {highest}.' }
const ledger = { base: 0, entries: [], sum: 0, answered: 1, skipped: 0 }

const mirrored = (id: string, condition: number | null, phrase?: string): MirroredScore => ({
  ...ledger,
  id,
  name: id,
  concern_name: id,
  help: id,
  concern: condition === null ? null : 100 - condition,
  condition,
  concern_band: null,
  condition_band:
    condition === null
      ? null
      : { colour: condition >= 70 ? 'success' : 'primary', label: 'Band', ...(phrase !== undefined && { phrase }) },
})

const direct = (
  value: number,
  direction: DirectScore['direction'],
  phrase: string,
  [from, to]: readonly [number, number] = [0, 10],
  colour: NonNullable<DirectScore['band']>['colour'] = 'green',
): DirectScore => ({
  ...ledger,
  id: phrase,
  name: phrase,
  value,
  from,
  to,
  direction,
  decimals: 0,
  combine: 'sum',
  band: { colour, label: 'Band', phrase },
})

const textOf = (scores: readonly ResultScore[], locale = 'en-GB') => summaryOf(clausesOf(scores), words, locale)

describe('the sentence about a result', () => {
  test('names the lowest score and then the highest, which does well, with a capital letter at its start', () => {
    expect(textOf([mirrored('a', 50, 'a is so'), mirrored('b', 80, 'b is well'), mirrored('c', 20, 'c is dry')])).toBe(
      'C is dry; b is well.',
    )
  })

  test('compares scores of different ranges and directions by how far they are from their bad end', () => {
    const [bad, good] = [direct(9, 'low_is_good', 'a is much'), direct(4, 'high_is_good', 'b is fair', [1, 5])]
    expect(textOf([good, mirrored('c', 50, 'c is so'), bad])).toBe('A is much; b is fair.')
  })

  test('leaves out scores without a number, a clause or a good end', () => {
    expect(
      textOf([
        mirrored('a', null, 'a'),
        mirrored('b', 0),
        direct(0, 'neutral', 'c'),
        direct(1, 'high_is_good', 'd', [1, 1]),
        mirrored('e', 40, 'e is so'),
      ]),
    ).toBe('E is so.')
  })

  test('says what two scores have in common once', () => {
    expect(textOf([mirrored('a', 70, 'all is calm'), mirrored('b', 90, 'all is calm')])).toBe('All is calm.')
  })

  test('names the lowest alone if no other one does well: two things to worry about are no encouragement', () => {
    expect(textOf([mirrored('a', 20, 'a is dry'), mirrored('b', 69, 'b is worn')])).toBe('A is dry.')
    const yellow = direct(9, 'high_is_good', 'b is fair', [0, 10], 'yellow')
    expect(textOf([mirrored('a', 20, 'a is dry'), yellow])).toBe('A is dry.')
  })

  test('reads a band without a colour by its place: in the better half of the range it does well', () => {
    const at = (value: number) => direct(value, 'low_is_good', 'b is calm', [0, 20], 'primary')
    const low = mirrored('a', 20, 'a is dry')
    expect([textOf([low, at(10)]), textOf([low, at(11)])]).toEqual(['A is dry; b is calm.', 'A is dry.'])
  })

  test('names both where all do well, and a lowest one that is the only one to do well once', () => {
    expect(textOf([mirrored('a', 80, 'a is well'), mirrored('b', 90, 'b is best')])).toBe('A is well; b is best.')
    expect(textOf([mirrored('a', 80, 'a is well')])).toBe('A is well.')
  })

  test('names the first of two equal scores', () => {
    expect(
      textOf([mirrored('a', 40, 'a'), mirrored('b', 40, 'b'), mirrored('c', 90, 'c'), mirrored('d', 90, 'd')]),
    ).toBe('A; c.')
  })

  test('names both of two equal scores', () => {
    expect(textOf([mirrored('a', 90, 'a is well'), mirrored('b', 90, 'b is sound')])).toBe('A is well; b is sound.')
  })

  test('does not praise a score of which most questions were skipped, and names its problem', () => {
    const few = { answered: 1, skipped: 2 }
    expect(
      textOf([
        { ...mirrored('a', 20, 'a is dry'), ...few },
        { ...mirrored('b', 90, 'b is well'), ...few },
      ]),
    ).toBe('A is dry.')
    expect(textOf([{ ...mirrored('b', 90, 'b is well'), ...few }])).toBeNull()
  })

  test('is none without clauses, and without scores', () => {
    expect([textOf([mirrored('a', 40), mirrored('b', 60)]), textOf([])]).toEqual([null, null])
  })

  test('begins with the capital letter of its language', () => {
    expect(textOf([mirrored('a', 40, 'iyi')], 'tr')).toBe('İyi.')
  })
})

describe('the short line of traits', () => {
  const trait = (id: string, more: Partial<ResultTrait> = {}): ResultTrait => ({
    id,
    title: id,
    value: id,
    label: id,
    ...more,
  })
  const group = (id: string, traits: readonly ResultTrait[]) => ({ id, title: id, traits: [...traits] })

  test('has up to three words of the first group with any, and the first picture among them', () => {
    expect(
      shortTraits(
        {
          groups: [
            group('empty', [trait('a', { picture: 'a.svg' })]),
            group('Profile', [
              trait('b', { word: 'one' }),
              trait('c'),
              trait('d', { word: 'two', picture: 'd.svg' }),
              trait('e', { word: 'three', picture: 'e.svg' }),
              trait('f', { word: 'four' }),
            ]),
            group('later', [trait('g', { word: 'five' })]),
          ],
        },
        'en-GB',
      ),
    ).toEqual({ title: 'Profile', words: ['One', 'two', 'three'], picture: 'd.svg' })
  })

  test('has the picture of the short form rather than that of the card', () => {
    const traits = [trait('b', { word: 'one', picture: 'b.svg', word_picture: 'small.svg' })]
    expect(shortTraits({ groups: [group('a', traits)] }, 'en-GB')?.picture).toBe('small.svg')
  })

  test('has no picture when no trait has one', () => {
    expect(shortTraits({ groups: [group('a', [trait('b', { word: 'one' })])] }, 'en-GB')?.picture).toBeNull()
  })

  test('is none without words', () => {
    expect(shortTraits({ groups: [group('a', [trait('b')])] }, 'en-GB')).toBeNull()
  })
})
