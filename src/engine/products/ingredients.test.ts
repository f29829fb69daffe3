import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import { compileIngredientReader, normaliseIngredient } from './ingredients.ts'

describe('normalising a name', () => {
  test.each([
    ['Cocos Nucifera  Oil*', 'cocos nucifera oil'],
    ['Parfum.', 'parfum'],
    ['Glycerin (5%)', 'glycerin'],
    ['Glycerin 2,5 %', 'glycerin'],
    ['Parfum <1%', 'parfum'],
    ['Sodium Laureth Sulphate', 'sodium laureth sulfate'],
    ['HYDROLYSED Wheat Protein', 'hydrolyzed wheat protein'],
    ['Alcohol Denat.', 'alcohol denat'],
    ['Polyquaternium-10', 'polyquaternium-10'],
  ])('%s › %s', (name, expected) => {
    expect(normaliseIngredient(name)).toBe(expected)
  })
})

describe('matching a group', () => {
  const groups = compileIngredientReader([
    { id: 'is', label: '', certainty: 'sure', match: { is: ['caffeine'] } },
    { id: 'starts', label: '', certainty: 'sure', match: { starts: ['sd alcohol'] } },
    { id: 'ends', label: '', certainty: 'sure', match: { ends: ['cone'] }, except: { contains: ['hops cone'] } },
    { id: 'contains', label: '', certainty: 'sure', match: { contains: ['walnut'] }, except: { word: ['free'] } },
    { id: 'word', label: '', certainty: 'possible', match: { word: ['milk'] }, except: { word: ['oat milk'] } },
  ])

  test.each<[string, string, readonly string[]]>([
    ['the whole name', 'Caffeine', ['is']],
    ['the whole name, with a word in brackets', 'Caffeine (natural)', ['is']],
    ['the whole name, inside of brackets', 'Extract (Water, Caffeine)', ['is']],
    ['more than the name', 'Caffeine Benzoate', []],
    ['how it begins', 'SD Alcohol 40-B', ['starts']],
    ['how it ends', 'Dimethicone', ['ends']],
    ['how it ends before its brackets', 'Dimethicone (Silicone Oil)', ['ends']],
    ['an exception wins', 'Humulus Lupulus Hops Cone', []],
    ['anywhere', 'Juglans (Walnut) Seed Oil', ['contains']],
    ['a whole word', 'Whole Milk Extract', ['word']],
    ['an exception of whole words is no part of a word', 'Goat Milk', ['word']],
    ['not a part of a word', 'Milkwort', []],
    ['an exception clears what is in its brackets', 'Oat Milk (Milk)', []],
    ['in a mixture, an exception clears only its own part', 'Blend (Oat Milk, Walnut Oil, Milk)', ['contains', 'word']],
    ['one side of a slash', 'Theine/Caffeine', ['is']],
    ['one of several languages', 'Coffein / Caffeine / Caféine', ['is']],
    ['the first name after a heading', 'Ingredients: Caffeine, Aqua', ['is']],
    ['one of a mixture without brackets', 'Glycerin (and) Caffeine', ['is']],
    ['in the outer ones of two brackets', 'Blend [Extract (Aqua), Caffeine]', ['is']],
    ['letters that nobody sees', 'Caf\u200bfeine', ['is']],
    ['marks for the direction of writing', '\u200eCaffeine\u200f, \u202aAqua\u202c', ['is']],
    ['several groups, in the order of the content', 'Milk, Caffeine', ['is', 'word']],
  ])('%s', (_, list, expected) => {
    expect([...groups(list).keys()]).toEqual(expected)
  })

  test('names are reported as they are written on the pack', () => {
    expect(groups('Aqua, Goat MILK*, Milk').get('word')?.ingredients).toEqual(['Goat MILK*', 'Milk'])
  })
})

describe('the real groups', () => {
  const { ingredients, catalogue } = loadContent()
  const readList = compileIngredientReader(ingredients.groups)

  test.each(catalogue.products.map((product) => [`${product.id} ${product.name}`, product] as const))(
    'product %s › has just the groups that it should',
    (_, { ingredients: list, expect: expected }) => {
      expect([...readList(list ?? '').keys()].toSorted()).toEqual(expected.toSorted())
    },
  )

  test.each<[string, string, boolean]>([
    ['Cocos Nucifera Milk', 'animal', false],
    ['Coconut Milk', 'dairy', false],
    ['Silybum Marianum (Milk Thistle) Extract', 'animal', false],
    ['Lonicera Japonica (Honeysuckle) Flower Extract', 'animal', false],
    ['Synthetic Beeswax', 'animal', false],
    ['Cera Alba (Beeswax)', 'animal', true],
    ['Mel (Honey)', 'animal', true],
    ['Lac (Milk)', 'dairy', true],
    ['Goat Milk', 'animal', true],
    ['Caprae Lac (Goat Milk)', 'dairy', true],
    ['Oat Milk', 'dairy', false],
    ['Ketoconazole', 'animal', false],
    ['Ketoconazole', 'protein', false],
    ['Hydrolyzed Jojoba Esters', 'protein', false],
    ['Hydrolysed Wheat Protein', 'protein', true],
    ['Aesculus Hippocastanum (Horse Chestnut) Seed Extract', 'nut', false],
    ['Aesculus Hippocastanum (Horse Chestnut) Seed Extract', 'nut_contested', false],
    ['Prunus Amygdalus Dulcis (Sweet Almond) Oil', 'nut', true],
    ['Cocamidopropyl Betaine', 'nut_contested', false],
    ['Vitellaria Paradoxa Butter', 'nut_contested', true],
    ['Lactic Acid', 'dairy', false],
    ['Cetearyl Alcohol', 'drying_alcohol', false],
    ['Alcohol Denat.', 'drying_alcohol', true],
    ['Benzyl Alcohol', 'drying_alcohol', false],
    ['Behentrimonium Methosulfate', 'sulfate', false],
    ['Sodium Laureth Sulphate', 'sulfate', true],
    ['PEG-12 Dimethicone', 'silicone', true],
    ['Humulus Lupulus (Hops) Cone Extract', 'silicone', false],
    ['Camellia Sinensis Leaf Extract', 'caffeine', true],
  ])('%s › in %s: %s', (name, group, found) => {
    expect(readList(`Aqua, ${name}, Parfum`).has(group)).toBe(found)
  })
})
