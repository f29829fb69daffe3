import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import { listFault, splitList } from './ingredient-list.ts'

describe('splitting a list', () => {
  test.each<[string, string, readonly string[]]>([
    ['at commas', 'Aqua, Glycerin,Parfum', ['Aqua', 'Glycerin', 'Parfum']],
    ['not inside a number', 'Aqua, 1,2-Hexanediol, Parfum', ['Aqua', '1,2-Hexanediol', 'Parfum']],
    ['after a number that a space follows', 'Polysorbate 20, 1,2-Hexanediol', ['Polysorbate 20', '1,2-Hexanediol']],
    ['after a number that no space follows', 'Aqua,CI 77891,1,2-Hexanediol', ['Aqua', 'CI 77891', '1,2-Hexanediol']],
    ['and before a locant', 'Polysorbate 20,1,2-Hexanediol,PEG-8', ['Polysorbate 20', '1,2-Hexanediol', 'PEG-8']],
    ['after the number of a polymer', 'PEG-8,1,2,6-Hexanetriol,Parfum', ['PEG-8', '1,2,6-Hexanetriol', 'Parfum']],
    ['between numbers of colours', 'CI 77491,77492,Lactose', ['CI 77491', '77492', 'Lactose']],
    ['not in a percentage', 'Aqua 97,5%,CI 77891,5 % Lactose', ['Aqua 97,5%', 'CI 77891', '5 % Lactose']],
    [
      'not in a locant inside of a name',
      "2,2'-Methylenebis-4-Aminophenol HCl,6-Methoxy-2,3-Pyridinediamine HCl",
      ["2,2'-Methylenebis-4-Aminophenol HCl", '6-Methoxy-2,3-Pyridinediamine HCl'],
    ],
    ['not inside brackets', 'Parfum (Linalool, Citral), Aqua', ['Parfum (Linalool, Citral)', 'Aqua']],
    ['not inside brackets of brackets', 'A [b (c, d), e], F', ['A [b (c, d), e]', 'F']],
    [
      'a bracket that is never closed hides nothing',
      'Aqua (Water, Almond Oil, Parfum',
      ['Aqua (Water', 'Almond Oil', 'Parfum'],
    ],
    ['a bracket too many', 'Aqua), Almond Oil', ['Aqua)', 'Almond Oil']],
    ['brackets in the wrong order hide nothing', 'A), b (c, Lactose', ['A)', 'b (c', 'Lactose']],
    ['empty places are no names', 'Aqua,, ., Parfum.', ['Aqua', 'Parfum.']],
    ['an empty list', ' ', []],
  ])('%s', (_, list, names) => {
    expect(splitList(list)).toEqual(names)
  })
})

describe('a list that can be read', () => {
  const { catalogue } = loadContent()
  test.each(catalogue.products.flatMap(({ name, ingredients }) => (ingredients ? [[name, ingredients] as const] : [])))(
    'that of %s',
    (_, list) => {
      expect(listFault(list)).toBeNull()
    },
  )

  test.each([
    'Aqua',
    'Argania Spinosa Kernel Oil',
    'AQUA / WATER / EAU, CETEARYL ALCOHOL, CERA ALBA / BEESWAX / CIRE D’ABEILLE, PARFUM / FRAGRANCE',
    'Aqua (Water), Butyrospermum Parkii (Shea) Butter*, Parfum (Fragrance), Linalool**.',
    'Water (Aqua, Eau), 1,2-Hexanediol, 1,10-Decanediol, Glycerin 2,5 %',
    'Aqua, Alcohol Denat., Parfum (Limonene, Linalool, Citral), CI 77491 (Iron Oxides)',
    'Aqua, Alcohol Denat. (SD Alcohol 40-B), Acrylates/C10-30 Alkyl Acrylate Crosspolymer, PEG/PPG-20/15 Dimethicone',
    'Aqua, Acrylates/Stearyl Acrylate/Dimethicone Methacrylate Copolymer, Rosmarinus Officinalis Flower/Leaf/Stem Extract',
    'Aqua, Hydrolyzed Wheat Protein/Cystine Bis-PG-Propyl Silanetriol Copolymer, VP/VA Copolymer',
    'Aqua, Cocodimonium Hydroxypropyl Hydrolyzed Wheat Protein, Citrus Aurantium Dulcis (Orange) Peel Oil Expressed',
    'Aqua, Saccharomyces/Viscum Album (Mistletoe) Ferment Extract, Human Adipose Stromal Cell Conditioned Media',
    'Aqua, Lavandula Angustifolia var. Dulcis Oil, Lactobacillus sp. Ferment, Thymus Vulgaris subsp. Zygis Oil',
    'Ingredients: Aqua, Glycerin, Lactose',
    'Aqua, Mica [+/- CI 77891 (Titanium Dioxide), CI 77492, CI 77499 (Iron Oxides)]',
    'Aqua, Glycerin, may contain (+/-): CI 77491, CI 77492',
    'Aqua, Cetearyl Alcohol (and) Ceteareth-20, sodium chloride , parfum',
    'Aqua,\nCetearyl Alcohol,\nPEG-40 Hydrogenated Castor Oil, Parfum\n',
    'Water, Sodium C14-16 Olefin Sulfonate, Tocopherol (Vitamin E), Panthenol (Pro-Vitamin B5) (F.I.L. D12345/1)',
    'Aqua, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate',
  ])('%s', (list) => {
    expect(listFault(list)).toBeNull()
  })
})

describe('a list that cannot be read', () => {
  test.each<[string, string, string]>([
    ['separator', 'Aqua; Cetyl Alcohol; Lactose; Parfum', ';'],
    ['separator', 'Aqua, Glycerin; Lactose, Parfum', ';'],
    ['separator', 'Aqua • Glycerin • Lactose', '•'],
    ['separator', 'AQUA ● GLYCERIN ● LACTOSE', '●'],
    ['separator', 'Aqua · Glycerin · Lactose', '·'],
    ['separator', 'Aqua | Lactose', '|'],
    ['separator', 'Aqua， Lactose， Parfum', '，'],
    ['separator', 'Aqua<br>Lactose', '<'],
    ['separator', '• Aqua\n• Lactose', '•'],
    ['separator', 'Aqua\tLactose', '\t'],
    ['line', 'Aqua\nGlycerin\nLactose', 'Aqua'],
    ['line', 'Aqua, Sodium Chloride\nLactose, Parfum', 'Chloride'],
    ['line', 'Aqua \r\nLactose', 'Aqua'],
    ['dash', 'Aqua - Glycerin - Lactose', ' - '],
    ['dash', 'Aqua – Lactose', ' – '],
    ['stop', 'Aqua. Glycerin. Lactose.', '. '],
    ['stop', 'Aqua, Alcohol Denat. Lactose, Parfum', '. '],
    ['stop', 'Aqua, Linalool*. *Certified organic', '. '],
    ['slash', 'Aqua / Glycerin / Lactose / Parfum', 'Aqua / Glycerin / Lactose / Parfum'],
    ['bracket', 'Aqua (Water, Lactose, Parfum', '('],
    ['bracket', 'Aqua Water), Lactose', ')'],
    ['bracket', 'Aqua (Water], Lactose', ']'],
    [
      'long',
      'Aqua, Cetyl Alcohol Glycerin Lactose Panthenol Citric Acid Parfum Linalool',
      'Cetyl Alcohol Glycerin Lactose Panthenol Citric Acid Parfum Linalool',
    ],
    ['long', `Aqua, ${'Lactose'.repeat(12)}`, 'Lactose'.repeat(12)],
  ])('%s › %s', (kind, list, where) => {
    const fault = listFault(list)
    expect(fault?.kind).toBe(kind)
    expect(list.slice(fault?.from, fault?.to)).toBe(where)
  })
})
