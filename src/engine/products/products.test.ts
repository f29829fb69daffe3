import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import type { Catalogue, Ingredients, Product, Slot } from '#types/content.generated.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { Facts } from '#engine/quiz/conditions.ts'
import type { Objectives } from '#engine/result/plan/objectives.ts'
import { compileProducts, pictureOf } from './products.ts'

const wish = (id: string) => ({ question: 'wishes', is: [id] })
const group = (id: string, certainty: 'sure' | 'possible' | 'contested') => ({
  id,
  label: `Group ${id}`,
  certainty,
  match: { is: [id] },
})
const ingredients: Ingredients = {
  groups: [
    group('egg', 'sure'),
    group('wax', 'contested'),
    { ...group('oil', 'possible'), match: { is: ['oil', 'argan oil', 'peg-40 oil'] } },
    group('salt', 'sure'),
  ],
  filters: [
    { id: 'plain', label: 'Plain', when: wish('plain'), exclude: ['egg'], warn: ['wax', 'oil'], leaves_out: ['egg'] },
  ],
  allergies: [
    { id: 'no_wax', label: 'Wax allergy', when: wish('no_wax'), exclude: ['wax'], warn: [], leaves_out: ['wax'] },
    { id: 'no_oil', label: 'Oil allergy', when: wish('no_oil'), exclude: [], warn: ['oil'], leaves_out: [] },
  ],
  label_note: '',
}
const catalogue = (products: readonly Product[]): Catalogue => ({
  sample: true,
  sample_note: '',
  default_image: 'default.svg',
  matching: {
    points: {
      slot_needed: 40,
      each_objective: 8,
      max_objectives: 2,
      main_goal: 6,
      warning: -6,
      suits: [
        { profile: 'size', points: 10, required: true },
        { profile: 'noise', points: 3 },
      ],
    },
    doubts: [
      { id: 'salty', group: 'salt', points: -9, when: { question: 'wishes', is: ['fresh'] }, because: 'It is salty' },
    ],
    reasons: {
      slot: 'Needed: {name}',
      objective: 'Helps: {name}',
      main_goal: 'Main goal: {name}',
      filter: 'Wish: {name}',
      allergy: 'Clear of: {name}',
      warning: 'May contain {name} ({ingredients})',
      avoid: 'You said: {name}',
      suits: [
        { profile: 'noise', text: 'For {name} ones' },
        { profile: 'size', text: 'For {name} ones' },
      ],
    },
    per_slot: 1,
    max_total: 8,
  },
  products: [...products],
})
const small = [{ profile: 'size', is: ['small'] }]
const product = (id: number, more: Partial<Product> = {}): Product => ({
  id,
  brand: 'Brand',
  name: `Product ${id}`,
  slot: 'brush',
  price: 10,
  suits: small,
  objectives: [],
  ingredients: 'water',
  expect: [],
  link: `https://example.com/${id}`,
  ...more,
})
const objective = (id: string) => ({ id, label: `Label ${id}`, when: {} })
const nothing: Objectives = { found: new Set(), issues: [], goals: [], mainGoal: null }

type Visitor = {
  wishes?: string[]
  size?: string | null
  noise?: string
  objectives?: Partial<Objectives>
  slots?: string[]
}
const suggest = (
  products: readonly Product[],
  { wishes = [], size = 'small', noise, objectives = {}, slots = ['brush'] }: Visitor = {},
) => {
  const facts: Facts = { answers: { wishes }, scores: {}, profile: { size, noise: noise ?? null }, issues: new Set() }
  return compileProducts(catalogue(products), ingredients, 'en-GB')(
    facts,
    { ...(size === null ? {} : { size }), ...(noise === undefined ? {} : { noise }) },
    { ...nothing, ...objectives },
    slots.map((id) => ({ id, label: `Slot ${id}` })),
  )
}
const suggestFor = (products: readonly Product[], slots: readonly Slot[]) =>
  compileProducts(catalogue(products), ingredients, 'en-GB')(
    { answers: {}, scores: {}, profile: { size: 'small' }, issues: new Set() },
    {},
    nothing,
    slots,
  )
const ids = (products: readonly Product[], visitor?: Visitor) => suggest(products, visitor).products.map(({ id }) => id)
const only = (one: Product, visitor?: Visitor) => suggest([one], visitor).products[0]

describe('what is left out', () => {
  test.each<[string, Partial<Product>, Visitor, boolean]>([
    ['it suits and nothing is wished', {}, {}, true],
    ['it has what the wish excludes', { ingredients: 'water, egg' }, { wishes: ['plain'] }, false],
    ['the same without the wish', { ingredients: 'water, egg' }, {}, true],
    ['it has what the wish only warns of', { ingredients: 'water, wax' }, { wishes: ['plain'] }, true],
    ['it has what the allergy excludes', { ingredients: 'water, wax' }, { wishes: ['no_wax'] }, false],
    [
      'a promise on the pack does not undo the list',
      { ingredients: 'egg', labels: ['plain'] },
      { wishes: ['plain'] },
      false,
    ],
    ['it has no list, and there is a wish', { ingredients: ' ' }, { wishes: ['plain'] }, false],
    ['it has no list, and there is an allergy', { ingredients: '' }, { wishes: ['no_wax'] }, false],
    ['its list cannot be read, and there is a wish', { ingredients: 'water; oil' }, { wishes: ['plain'] }, false],
    ['its list cannot be read, and there is an allergy', { ingredients: 'water; wax' }, { wishes: ['no_wax'] }, false],
    ['its list cannot be read, and nothing is wished', { ingredients: 'water; wax' }, {}, true],
    ['it has no list, and nothing is wished', { ingredients: '' }, {}, true],
    ['it does not suit a required label', { suits: [{ profile: 'size', is: ['big'] }] }, {}, false],
    ['it says nothing about a required label', { suits: [] }, {}, false],
    ['the required label is not known', { suits: [] }, { size: null }, true],
  ])('%s', (_, more, visitor, stays) => {
    expect(only(product(1, more), visitor) !== undefined).toBe(stays)
  })

  test('nothing is left for a step › the step is named, and no filter is bent', () => {
    const { products, unfilled } = suggest([product(1, { ingredients: 'egg' })], { wishes: ['plain'] })
    expect(products).toEqual([])
    expect(unfilled).toEqual([{ slot: 'brush', label: 'Slot brush' }])
  })
})

describe('points', () => {
  const helps = ['a', 'b', 'c', 'never']
  const wanted: Partial<Objectives> = {
    goals: [objective('c')],
    issues: [objective('a'), objective('b'), { ...objective('never'), products: 'never' }],
  }
  test.each<[string, Partial<Product>, Visitor, number]>([
    ['the step and the required label', {}, {}, 50],
    ['a label that is not known gives none', {}, { size: null }, 40],
    ['an issue', { objectives: ['b'] }, { objectives: wanted }, 58],
    ['at most so many', { objectives: helps }, { objectives: wanted }, 66],
    ['the main goal comes on top', { objectives: ['c'] }, { objectives: { ...wanted, mainGoal: 'c' } }, 64],
    ['the main goal, when there are too many', { objectives: helps }, { objectives: { ...wanted, mainGoal: 'c' } }, 72],
    ['no product helps with what products never help with', { objectives: ['never'] }, { objectives: wanted }, 50],
    ['a contested ingredient', { ingredients: 'wax' }, { wishes: ['plain'] }, 44],
    ['a possible one is only said', { ingredients: 'oil' }, { wishes: ['plain'] }, 50],
    ['a promise on the pack settles it', { ingredients: 'wax', labels: ['plain'] }, { wishes: ['plain'] }, 50],
    ['a doubt that applies', { ingredients: 'salt' }, { wishes: ['fresh'] }, 41],
    ['a doubt that does not', { ingredients: 'salt' }, {}, 50],
  ])('%s', (_, more, visitor, points) => {
    expect(only(product(1, more), visitor)?.points).toBe(points)
  })
})

describe('sentences', () => {
  /** What is said of the product to a visitor with the wish 'plain', with these words in place of the usual ones. */
  const wishing = (words: Partial<Catalogue['matching']['reasons']>, made: Product) => {
    const { matching, ...rest } = catalogue([made])
    const reasons = { ...matching.reasons, ...words }
    const { products } = compileProducts({ ...rest, matching: { ...matching, reasons } }, ingredients, 'en-GB')(
      { answers: { wishes: ['plain'] }, scores: {}, profile: { size: 'small' }, issues: new Set() },
      { size: 'small' },
      nothing,
      [{ id: 'brush', label: 'Brush' }],
    )
    return products[0]
  }

  test('every point has one', () => {
    const suggested = only(product(1, { objectives: ['a', 'c'], ingredients: 'Oil, salt' }), {
      wishes: ['plain', 'no_wax', 'fresh'],
      objectives: { issues: [objective('a')], goals: [objective('c')], mainGoal: 'c' },
    })
    expect(suggested).toMatchObject({
      reasons: [
        'Main goal: Label c',
        'Clear of: wax allergy',
        'For small ones',
        'Helps: label a',
        'Needed: slot brush',
      ],
      doubts: ['It is salty', 'May contain Group oil (Oil)'],
    })
  })

  test('the traits with the most points come first among those that suit', () => {
    const suited = only(
      product(1, {
        suits: [
          { profile: 'noise', is: ['loud'] },
          { profile: 'size', is: ['small'] },
        ],
      }),
      { noise: 'loud' },
    )
    expect(suited?.reasons).toEqual(['For small ones', 'For loud ones', 'Needed: slot brush'])
  })

  test('one wish or allergy comes early, the others after what fits the visitor', () => {
    expect(only(product(1), { wishes: ['plain', 'no_wax'] })?.reasons).toEqual([
      'Clear of: wax allergy',
      'For small ones',
      'Wish: plain',
      'Needed: slot brush',
    ])
  })

  test.each([
    ['a name', 'PCOS', 'en-GB', 'Helps: PCOS'],
    ['a noun of a language that writes nouns with a capital', 'Glanz', 'de', 'Helps: Glanz'],
  ])('%s keeps its capital', (_, label, locale, reason) => {
    const { products } = compileProducts(catalogue([product(1, { objectives: ['a'] })]), ingredients, locale)(
      { answers: {}, scores: {}, profile: { size: 'small' }, issues: new Set() },
      { size: 'small' },
      { issues: [{ ...objective('a'), label }], goals: [], mainGoal: null, found: new Set() },
      [{ id: 'brush', label: 'Brush' }],
    )
    expect(products[0]?.reasons).toContain(reason)
  })

  test('a goal is named as it reads in a sentence, if the content says how', () => {
    const goal = { ...objective('c'), in_sentence: 'keeping it clean' }
    const helping = product(1, { objectives: ['c'] })
    expect(only(helping, { objectives: { goals: [goal], mainGoal: 'c' } })?.reasons[0]).toBe(
      'Main goal: keeping it clean',
    )
    expect(only(helping, { objectives: { goals: [goal] } })?.reasons).toContain('Helps: keeping it clean')
  })

  test('a reason that begins with a name begins with a capital', () => {
    expect(wishing({ filter: '{name}, as you wished' }, product(1))?.reasons).toContain('Plain, as you wished')
  })

  test('an allergy comes first among the doubts, whatever points the others cost', () => {
    const suggested = only(product(1, { ingredients: 'salt, oil, wax' }), { wishes: ['plain', 'fresh', 'no_oil'] })
    expect(suggested?.doubts).toEqual(['May contain Group oil (oil)', 'It is salty', 'May contain Group wax (wax)'])
  })

  test('the ingredients behind a doubt are named, with what the visitor said', () => {
    const visitor = { wishes: ['plain', 'fresh'] }
    expect(only(product(1, { ingredients: 'Salt, Oil' }), visitor)?.cautions).toEqual([
      { ingredients: ['Salt'], text: 'It is salty', kind: 'doubt' },
      { ingredients: ['Oil'], text: 'You said: Plain', kind: 'wish', possible: true },
    ])
    expect(only(product(1, { ingredients: 'Salt, Oil' }))?.cautions).toEqual([])
  })

  test('an allergy is marked as one, also where it is only possible', () => {
    const [caution] = only(product(1, { ingredients: 'oil' }), { wishes: ['no_oil'] })?.cautions ?? []
    expect(caution).toMatchObject({ kind: 'allergy', possible: true })
  })

  test('several ingredients behind a doubt are listed as in a sentence', () => {
    const [doubt] = only(product(1, { ingredients: 'Oil, Argan Oil' }), { wishes: ['plain'] })?.doubts ?? []
    expect(doubt).toBe('May contain Group oil (Oil and Argan Oil)')
  })

  test('what the list leaves open names the wish or the allergy, where the content has words for that', () => {
    const possible = '{name}? Ask where {ingredients} {count|comes|come} from'
    expect(wishing({ possible }, product(1, { ingredients: 'Wax, Oil' }))?.doubts).toEqual([
      'May contain Group wax (Wax)',
      'Plain? Ask where oil comes from',
    ])
  })

  test('in a question about ingredients they have a small letter, and at its beginning a capital', () => {
    const inside = (possible: string, ingredients: string) =>
      wishing({ possible }, product(1, { ingredients }))?.doubts.find((doubt) => doubt.includes('?'))
    expect(inside('Is {ingredients} plain?', 'Argan Oil, Oil')).toBe('Is argan oil and oil plain?')
    expect(inside('{ingredients}?', 'Argan Oil, Oil')).toBe('Argan oil and oil?')
    expect(inside('Is {ingredients} plain?', 'PEG-40 Oil')).toBe('Is PEG-40 oil plain?')
  })

  test('a list that cannot be read › is not shown as one', () => {
    expect(only(product(1, { ingredients: 'water, oil' }))?.ingredients).toBe('water, oil')
    expect(only(product(1, { ingredients: 'water; oil' }))).not.toHaveProperty('ingredients')
  })

  test('a filter is given as a reason only when there is no warning', () => {
    expect(only(product(1), { wishes: ['plain'] })?.reasons).toContain('Wish: plain')
    expect(only(product(1, { ingredients: 'wax' }), { wishes: ['plain'] })?.reasons).not.toContain('Wish: plain')
    const promised = only(product(1, { ingredients: 'wax', labels: ['plain'] }), { wishes: ['plain'] })
    expect(promised).toMatchObject({ doubts: [] })
    expect(promised?.reasons).toContain('Wish: plain')
  })
})

const unpriced = (id: number): Product => {
  const { price: _, ...rest } = product(id)
  return rest
}

describe('the choice', () => {
  test.each<[string, readonly Product[], number]>([
    ['most points', [product(1), product(2, { objectives: ['a'], price: 99 })], 2],
    ['on a tie the cheaper', [product(1, { price: 2.5 }), product(2, { price: 2.49 })], 2],
    ['on a tie a price that is known', [unpriced(1), product(2, { price: 99 })], 2],
    ['on a tie of prices the lower id', [product(7), product(3), product(5)], 3],
  ])('%s', (_, products, chosen) => {
    expect(ids(products, { objectives: { issues: [objective('a')] } })).toEqual([chosen])
  })

  test('one for each step, in the order of the steps, and no more than there may be', () => {
    const slots = Array.from({ length: 9 }, (_, n) => `slot${9 - n}`)
    const products = slots.map((slot, n) => product(n, { slot }))
    expect(ids(products, { slots })).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(suggest(products, { slots }).unfilled).toEqual([])
  })

  test.each([
    [4.35, 435],
    [1.15, 115],
    [10, 1000],
  ])('a price of %d pounds › %d pence', (price, pence) => {
    expect(only(product(1, { price }))?.price_pence).toBe(pence)
  })

  test('without a price or a shop › neither is made up', () => {
    const { link: _, ...unsold } = unpriced(1)
    const chosen = only(unsold)
    expect([chosen?.price_pence, chosen?.link]).toEqual([undefined, undefined])
    expect(only(product(1, { link: 'https://shop.example/1' }))?.link).toBe('https://shop.example/1')
  })

  test.each<[string, string | undefined, string | undefined, string]>([
    ['its own', 'own.svg', 'bottle.svg', 'own.svg'],
    ['or the drawing of its kind', undefined, 'bottle.svg', 'bottle.svg'],
    ['or the default one', undefined, undefined, 'default.svg'],
  ])('the picture is %s', (_, image, picture, shown) => {
    expect(pictureOf(image === undefined ? {} : { image }, { ...(picture && { picture }) }, catalogue([]))).toBe(shown)
  })

  test('the tint is that of the kind, and none is made up', () => {
    expect(only(product(1))).not.toHaveProperty('tint')
    const slot = { id: 'brush', label: 'Brush', picture: 'brush.svg', tint: 'leaf' as const }
    expect(suggestFor([product(1)], [slot]).products[0]).toMatchObject({ image: 'brush.svg', tint: 'leaf' })
  })
})

describe('the real catalogue', () => {
  const content = loadContent()
  const suggestions = compileProducts(content.catalogue, content.ingredients, content.site.locale)
  const subsets = (ids: readonly string[]): readonly (readonly string[])[] =>
    ids.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((one) => [...one, id])], [[]])

  test('every step, type, wish and allergy, in every combination › has a product', () => {
    const wishes = subsets(['vegan', 'protein_free', 'silicone_free', 'nut_free'])
    const allergies = subsets(['dairy', 'caffeine', 'nuts'])
    const missing: string[] = []
    let checks = 0
    for (const type of ['type_3', 'type_4a', 'type_4b', 'type_4c'])
      for (const preference_1 of wishes)
        for (const medical_3 of allergies) {
          const answers: Answers = { preference_1, medical_3 }
          const facts: Facts = { answers, scores: {}, profile: { type }, issues: new Set() }
          const isProteinFree = preference_1.includes('protein_free')
          const slots = content.routines.slots.filter(({ id }) => !(isProteinFree && id === 'mask_protein'))
          checks += slots.length
          const { unfilled } = suggestions(facts, {}, nothing, slots)
          missing.push(...unfilled.map(({ slot }) => `${slot} ${type} ${preference_1.join()} ${medical_3.join()}`))
        }
    expect(missing).toEqual([])
    expect(checks).toBe(7936)
  })
})
