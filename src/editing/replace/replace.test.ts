import { describe, expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { applyToData } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import { findTexts, type FindOptions } from './find-texts.ts'
import { hitPlace } from './hit-place.ts'
import { replaceAct, replacedText } from './replace-act.ts'

const schemas = packageSchemas()
const file = 'quiz/sections/tea.yaml'
const data: ContentData = new Map<string, unknown>([
  [
    file,
    {
      id: 'tea',
      title: 'Tea',
      questions: [
        {
          id: 'tea',
          type: 'question',
          choice: 'radio',
          title: 'Is your tea hot? Teapots are.',
          why: 'You said {answer:tea|no tea}. See [our tea](/tea).',
          when: { question: 'tea', is: ['tea'] },
          options: [
            { id: 'tea', label: 'Green tea', image: 'quiz/tea.svg' },
            { id: 'b', label: 'TEA' },
          ],
        },
      ],
    },
  ],
  ['history/ids.yaml', { published: [{ what: 'option', id: 'tea/tea', label: 'tea' }] }],
])
const found = (options: Partial<FindOptions>) =>
  findTexts(data, schemas, { find: 'tea', wholeWords: false, matchCase: false, ...options })
const texts = (options: Partial<FindOptions>) =>
  found(options).map(({ place, ranges, text }) => [
    place.join('/'),
    ranges.map(([from, to]) => text.slice(from, to)).join(' '),
  ])

describe('finding', () => {
  it('looks at what people read: no ids, references, pictures, names of placeholders, addresses and history', () => {
    expect(texts({})).toEqual([
      ['title', 'Tea'],
      ['questions/tea/title', 'tea Tea'],
      ['questions/tea/why', 'tea tea'],
      ['questions/tea/options/tea/label', 'tea'],
      ['questions/tea/options/b/label', 'TEA'],
    ])
  })

  it('leaves alone by what ingredients are recognised: what people avoid follows from it', () => {
    const group = { id: 'silicone', label: 'Tea silicone', match: { is: ['tea oil'], contains: ['tea'] } }
    const filter = { id: 'none', label: 'No tea', leaves_out: ['tea oil'] }
    const ingredients = new Map([['products/ingredients.yaml', { groups: [group], filters: [filter] }]])
    const places = findTexts(ingredients, schemas, { find: 'tea', wholeWords: false, matchCase: false })
    expect(places.map(({ place }) => place.join('/'))).toEqual(['groups/silicone/label', 'filters/none/label'])
  })

  it('finds whole words', () => {
    expect(texts({ wholeWords: true })[1]).toEqual(['questions/tea/title', 'tea'])
  })

  it('can tell capitals from small letters', () => {
    expect(texts({ matchCase: true }).map(([place]) => place)).not.toContain('questions/tea/options/b/label')
  })

  it('takes every character as it is', () => {
    expect(texts({ find: 'hot?' })).toEqual([['questions/tea/title', 'hot?']])
    expect(texts({ find: '.*' })).toEqual([])
    expect(texts({ find: ' ' })).toEqual([])
  })
})

describe('the place of a hit', () => {
  const rule = { question: 'tea', answer: 'b', points: 2, because: 'Tea keeps you awake.' }
  const scores = { scores: [{ id: 'rest', label: 'Tea time', rules: [rule, { ...rule, answer: 'tea' }] }] }
  const all = new Map([...data, ['analysis/scores.yaml', scores]])
  const places = findTexts(all, schemas, { find: 'tea', wholeWords: false, matchCase: false }).map((hit) =>
    hitPlace(schemas, all, hit),
  )

  it('names the score, and the question and answer of a rule, as the review does', () => {
    expect(places.filter((place) => place.endsWith('Reason'))).toEqual([
      'Tea time · Rule “TEA” of “Is your tea hot? Teapots are.” · Reason',
      'Tea time · Rule “Green tea” of “Is your tea hot? Teapots are.” · Reason',
    ])
  })

  it('does not repeat the text', () => {
    expect(places.slice(0, 4)).toEqual([
      'Tea · Section name',
      'Is your tea hot? Teapots are. · Question',
      'Is your tea hot? Teapots are. · Why we ask',
      'Is your tea hot? Teapots are. · Option · Label',
    ])
  })
})

describe('replacing', () => {
  it('is one act, with only the chosen texts', () => {
    const hits = found({ wholeWords: true }).filter(({ place }) => place.at(-1) !== 'label')
    const { operations, title } = replaceAct(data, hits, 'tea', '$& cocoa')
    expect(title).toBe('Replace “tea” with “$& cocoa” in 3 texts')
    const after = operations.reduce<unknown>(
      (now, operation) =>
        operation.kind === 'file' || operation.kind === 'picture' ? now : applyToData(now, operation),
      data.get(file),
    )
    expect(after).toMatchObject({
      title: '$& cocoa',
      questions: [
        {
          title: 'Is your $& cocoa hot? Teapots are.',
          why: 'You said {answer:tea|no $& cocoa}. See [our $& cocoa](/tea).',
          options: [{ label: 'Green tea' }, { label: 'TEA' }],
        },
      ],
    })
  })

  it('with nothing is called deleting', () => {
    expect(replaceAct(data, found({ wholeWords: true }), 'tea', '').title).toBe('Delete “tea” from 5 texts')
  })

  it('keeps the capital at the beginning of a sentence, unless a capital was looked for', () => {
    const [title] = found({})
    if (!title) throw new Error('The title contains it')
    expect(replacedText(title, 'tea', 'green tea')).toBe('Green tea')
    expect(replacedText(title, 'Tea', 'green tea')).toBe('green tea')
  })
})
