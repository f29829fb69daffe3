import { describe, expect, it } from 'vitest'
import { readContentData } from '#testing/content-data.ts'
import { packageSchemas } from '#content/package-files.ts'
import { find, markedPieces } from './find.ts'
import { searchIndex } from './search-index.ts'

const schemas = packageSchemas()
const quiz = {
  id: 'sleep',
  steps: [{ id: 'all', kind: 'questions', title: 'Nights', section: 's' }],
  sections: [
    {
      id: 's',
      title: 'Sleep',
      questions: [
        {
          id: 'q',
          type: 'question',
          choice: 'radio',
          title: 'How do you sleep?',
          options: [
            { id: 'well', label: 'Soundly' },
            { id: 'badly', label: 'Oversleep' },
            { id: 'elan', label: 'Avec Élan' },
          ],
        },
      ],
    },
  ],
  constants: { carousel: { interval_ms: 3000 } },
}
/** The quiz with this title of its section, which comes before the question. */
const titled = (title: string) =>
  new Map([['quiz.yaml', { ...quiz, sections: quiz.sections.map((section) => ({ ...section, title })) }]])
const index = searchIndex(new Map([['quiz.yaml', quiz]]), schemas)
const places = (query: string) => find(index, query).hits.map(({ place }) => place.join('/'))

describe('the search', () => {
  it('finds texts, whole words first', () => {
    expect(places('sleep')).toEqual([
      'sections/s/title',
      'sections/s/questions/q/title',
      'sections/s/questions/q/options/badly/label',
    ])
  })
  it('finds the words as they were typed before the same words apart', () => {
    const apart = 'You sleep, and do what you do at night'
    const found = find(searchIndex(titled(apart), schemas), 'do you sleep').hits
    expect(found.map(({ text }) => text)).toEqual(['How do you sleep?', apart])
  })
  it('finds an apostrophe however it is written', () => {
    const text = 'Your doctor’s advice'
    const curly = searchIndex(titled(text), schemas)
    for (const query of ["doctor's", 'doctor’s']) {
      expect(find(curly, query).hits.map(({ place }) => place)).toEqual([['sections', 's', 'title']])
      expect(markedPieces(text, query)).toContainEqual({ text: 'doctor’s', isHit: true })
    }
  })
  it('needs every word, in any order and case', () => {
    expect(places('SLEEP how')).toEqual(['sections/s/questions/q/title'])
    expect(places('sleep nothing')).toEqual([])
  })
  it('finds letters with accents by those without, and the other way round', () => {
    for (const query of ['elan', 'ÉLAN', 'e\u0301lan', 'élan avec', 'èlan'])
      expect(places(query)).toEqual(['sections/s/questions/q/options/elan/label'])
    expect(places('slèep how')).toEqual(['sections/s/questions/q/title'])
  })
  it('finds settings by what they are called', () => {
    expect(index.find(({ text }) => text === 'Soundly')?.title).toBe('Label')
    expect(places('label')).toEqual([
      'sections/s/questions/q/options/well/label',
      'sections/s/questions/q/options/badly/label',
      'sections/s/questions/q/options/elan/label',
    ])
    expect(places('3000')).toEqual(['constants/carousel/interval_ms'])
  })
  it('finds what is chosen from a list by its setting only: such words are everywhere', () => {
    // The title of a question is the setting “Question”.
    expect(places('question')).toEqual(['sections/s/questions/q/title'])
    expect(places('layout')).toEqual(['sections/s/questions/q/type'])
    expect(find(index, 'layout').hits.map(({ text }) => text)).toEqual(['Question'])
  })
  it('does not find ids', () => {
    expect(places('well')).toEqual([])
  })
  it('has nothing for no words', () => {
    expect(find(index, '  ')).toEqual({ hits: [], total: 0 })
  })
})

describe('the entries of lists', () => {
  const rule = { question: 'q', answer: 'badly', points: 9, because: 'Broken nights tire you.' }
  const score = { id: 'rest', label: 'Tiredness', rules: [rule, { ...rule, answer: ['well', 'elan'], points: -2 }] }
  const labels = [
    { value: 'low', label: 'Low', from: 0 },
    { value: 'high', label: 'High', from: 71 },
  ]
  const trait = { id: 'weariness', title: 'Weariness', kind: 'score', score: 'rest', labels }
  const profile = { groups: [{ id: 'night', title: 'Night', traits: [trait] }] }
  const product = { id: 1, name: 'Pillow', ingredients: 'Linen, Down' }
  const listed = searchIndex(
    new Map<string, unknown>([
      ['quiz.yaml', quiz],
      ['analysis/scores.yaml', { scores: [score] }],
      ['analysis/profile.yaml', profile],
      ['products/catalogue.yaml', { products: [product] }],
    ]),
    schemas,
  )
  const found = (query: string) => find(listed, query).hits.map(({ place }) => place.join('/'))

  it('are found by a text of them and the names of what is around them', () => {
    expect(found('broken tiredness')).toEqual(['scores/rest/rules/0/because', 'scores/rest/rules/1/because'])
    expect(found('weariness high')).toEqual(['groups/night/traits/weariness/labels/1/label'])
    expect(found('weariness 71')).toEqual(['groups/night/traits/weariness/labels/1/from'])
    expect(found('pillow down')).toEqual(['products/1/ingredients'])
  })
  it('that are about a question are found by its title and the answers, after the question itself', () => {
    expect(found('tiredness oversleep')).toEqual(['scores/rest/rules/0'])
    expect(found('how do you sleep')).toEqual([
      'sections/s/questions/q/title',
      'scores/rest/rules/0',
      'scores/rest/rules/1',
    ])
    expect(find(listed, 'soundly élan').hits.map(({ text }) => text)).toEqual([
      '“Soundly” and “Avec Élan” of “How do you sleep?”',
    ])
  })
  it('are not all found by what is around them', () => {
    expect(found('tiredness')).toEqual(['scores/rest/label'])
    expect(found('night weariness')).toEqual(['groups/night/traits/weariness/title'])
  })
})

describe('the hit', () => {
  it('is marked', () => {
    expect(markedPieces('How do you sleep?', 'you SLEEP')).toEqual([
      { text: 'How do ', isHit: false },
      { text: 'you', isHit: true },
      { text: ' ', isHit: false },
      { text: 'sleep', isHit: true },
      { text: '?', isHit: false },
    ])
  })
  it('is to be seen in a long text', () => {
    const text = `${'a '.repeat(200)}hit${' b'.repeat(200)}`
    const pieces = markedPieces(text, 'hit')
    expect(pieces.find(({ isHit }) => isHit)?.text).toBe('hit')
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(170)
  })
  it('is marked with its accents', () => {
    expect(markedPieces('Avec Élan.', 'elan')).toEqual([
      { text: 'Avec ', isHit: false },
      { text: 'Élan', isHit: true },
      { text: '.', isHit: false },
    ])
    expect(markedPieces('un e\u0301le\u0301!', 'ele')).toEqual([
      { text: 'un ', isHit: false },
      { text: 'e\u0301le\u0301', isHit: true },
      { text: '!', isHit: false },
    ])
  })
  it('may contain any characters', () => {
    expect(markedPieces('a (b) c', '(b)')).toContainEqual({ text: '(b)', isHit: true })
    expect(markedPieces('A leave-in spray', 'leave-in')).toContainEqual({ text: 'leave-in', isHit: true })
    const signs = [...Array(95).keys()].map((code) => String.fromCodePoint(code + 32)).filter((sign) => /\S/.test(sign))
    for (const sign of signs)
      expect(markedPieces(`a ${sign} b`, sign), sign).toContainEqual({ text: sign, isHit: true })
  })
})

describe.each(['content', 'examples/phq-9'])('in %s', (folder) => {
  const data = readContentData(folder)
  const all = searchIndex(data, schemas)
  it('every text is found by itself', () => {
    const lost = all.filter(
      ({ foldedText, place, text }) =>
        foldedText !== '' &&
        !find(
          all.filter((one) => one.place === place),
          text,
        ).total &&
        text.trim(),
    )
    expect(lost).toEqual([])
    expect(all.length).toBeGreaterThan(50)
  })
})
