// Mistakes in the meaning of a file, in which every value is well-formed and refers to something that exists.
import { change, dataOf, lineAt, matchesIn, placesIn, replaced } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random */
/** @typedef {import('./sources.mjs').Mistake | null | undefined} Made */

const catalogue = 'products/catalogue.yaml'
const sections = /^quiz\/sections/

/** @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const fileMistakes = {
  '“none of these” is not exclusive': (sources, random) =>
    change(
      sources,
      random,
      /(?<=label: (?:None of the above|Not applicable|No preferences)), exclusive: true/g,
      sections,
      () => '',
      /exclusive: true/,
    ),
  'two options have the same text': (sources, random) => {
    const places = placesIn(
      sources,
      random.pick(Object.keys(sources).filter((file) => sections.test(file))) ?? '',
    ).filter(({ key, path }) => key === 'label' && path.length === 5)
    const first = random.pick(places)
    const second =
      first && random.pick(places.filter(({ path }) => path[1] === first.path[1] && path[3] !== first.path[3]))
    if (!first || !second || second.written === first.written) return null
    const made = replaced(sources, { ...second, piece: first.written, fix: /Change one of the two labels/ })
    const other = { file: first.file, line: lineAt(sources[first.file] ?? '', first.from) }
    return { ...made, places: [...made.places, other] }
  },
  'all options are retired': (sources, random) => {
    const place = random.pick(
      matchesIn(sources, /^ {4}options:\n(?: {6}- \{id: [^\n]*\}\n){2,5}(?= {4}\S|\n)/gm, sections),
    )
    if (!place || /no_answer|retired/.test(place.match[0])) return null
    return replaced(sources, {
      ...place,
      to: place.from + place.match[0].length,
      piece: place.match[0].replaceAll('}\n', ', retired: true}\n'),
      fix: /take back `retired`/,
    })
  },
  'an option is exclusive where one answer is allowed': (sources, random) => {
    const place = random.pick(
      matchesIn(sources, /choice: radio\n(?:.*\n){1,9}? {6}- \{id: [^\n{}]*(?=\}\n)/g, sections),
    )
    const end = place ? place.from + place.match[0].length : 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from: end,
        to: end,
        piece: ', exclusive: true',
        fix: /Remove `exclusive`/,
      })
    )
  },
  'a rule is written twice': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {6}- \{question: .*\n/gm, /scores/))
    const end = place ? place.from + place.match[0].length : 0
    return (
      place && replaced(sources, { ...place, from: end, to: end, piece: place.match[0], fix: /Remove one of the two/ })
    )
  },
  'a rule adds 0 points': (sources, random) =>
    change(sources, random, /(?<=answer: .*, points: )-?\d+/g, /scores/, () => '0', /Set its points/),
  'a range has a gap or an overlap': (sources, random) =>
    change(
      sources,
      random,
      /(?<=\{from: )([1-9]\d)(?=, to)/g,
      /scores|profile/,
      ([, from = '']) => String(Number(from) + (random.integer(0, 1) === 0 ? 5 : -5)),
      /Let the (?:band|range)/,
    ),
  'more key questions are needed than there are': (sources, random) =>
    change(sources, random, /(?<=min_key_answers: )\d+/g, /scores/, () => '90', /or less/),
  'a price has its decimal point in the wrong place': (sources, random) =>
    change(
      sources,
      random,
      /(?<= {4}price: )\d+\.\d\d/g,
      /catalogue/,
      ([price = '']) => price.replace('.', ''),
      /decimal point/,
    ),
  'a price is 0': (sources, random) =>
    change(sources, random, /(?<= {4}price: )\d+\.\d\d/g, /catalogue/, () => '0', /Write 0.01/),
  'a sensitive question does not say why': (sources, random) => {
    const place = random.pick(matchesIn(sources, /sensitive: \w+\n(?:.*\n){1,3}? {4}why: .*\n/g, sections))
    const at = place?.match[0].lastIndexOf('    why: ') ?? 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from: place.from + at,
        to: place.from + place.match[0].length,
        piece: '',
        line: lineAt(sources[place.file] ?? '', place.from),
        fix: /Add `why/,
      })
    )
  },
  'a sensitive question cannot be declined': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {6}- \{id: not_said, .*\n/gm, sections))
    const source = sources[place?.file ?? ''] ?? ''
    const sensitive = source.slice(0, place?.from ?? 0).lastIndexOf('    sensitive: ')
    return (
      place &&
      replaced(sources, {
        ...place,
        to: place.from + place.match[0].length,
        piece: '',
        line: lineAt(source, sensitive),
        fix: /not_said/,
      })
    )
  },
  'an ingredient list has other separators': (sources, random) =>
    change(
      sources,
      random,
      /(?<= {4}ingredients: ")[^"]+/g,
      /catalogue/,
      ([list = '']) => list.replaceAll(', ', random.pick(['; ', ' - ', ' | ', '. ']) ?? ''),
      /commas|Write the common/,
    ),
  'a product expects another group': (sources, random) =>
    change(
      sources,
      random,
      /(?<= {4}expect: \[)(\w+)/g,
      /catalogue/,
      ([, group]) => random.pick(['nut', 'dairy', 'caffeine', 'protein'].filter((one) => one !== group)) ?? null,
      /expect/,
    ),
  'an allergen is added without expect': (sources, random) => {
    const products = /** @type {{ id: number, ingredients?: string, expect: string[] }[]} */ (
      dataOf(sources, catalogue).products
    )
    const product = random.pick(
      products.filter(({ ingredients: list = '', expect }) => list !== '' && !expect.includes('nut')),
    )
    const source = sources[catalogue] ?? ''
    const from = source.indexOf(`ingredients: "${product?.ingredients}`)
    if (!product || from < 0) return null
    const at = from + 'ingredients: "'.length
    const expected = source.indexOf('expect:', at)
    return replaced(sources, {
      file: catalogue,
      from: at,
      to: at,
      piece: 'Prunus Amygdalus Dulcis Oil, ',
      line: lineAt(source, expected),
      fix: /Add to expect: nut/,
    })
  },
  'there is no such day': (sources, random) =>
    change(
      sources,
      random,
      /(?<=day: "?)\d{4}-\d\d-\d\d/g,
      /pages\/text/,
      () => random.pick(['2026-02-30', '2026-04-31', '2026-13-01']) ?? null,
      /year, month and day/,
    ),
  'a limit is above the other': (sources, random) => {
    const [low = '', value = ''] =
      random.pick([
        ['password_min', '60'],
        ['username_min', '9'],
        ['from_months', '12'],
        ['light_below', '200'],
      ]) ?? []
    const text = sources['settings/constants.yaml'] ?? ''
    const place = random.pick(matchesIn(sources, new RegExp(`(?<=\\b${low}: )\\d+`, 'g'), /constants/))
    if (!place) return null
    const raised =
      low === 'username_min'
        ? text.replace(/username_max: \d+/, 'username_max: 8')
        : low === 'password_min'
          ? text.replace(/password_max: \d+/, 'password_max: 30')
          : text
    return replaced(
      { ...sources, 'settings/constants.yaml': raised },
      {
        ...place,
        to: place.from + place.match[0].length,
        piece: value,
        fix: /Set \w+ to at most/,
      },
    )
  },
  'no time zone, currency or language': (sources, random) => {
    const [key = '', wrong = ''] =
      random.pick([
        ['time_zone', 'Europe/Londn'],
        ['time_zone', 'London'],
        ['currency', 'PDS'],
        ['locale', 'xx-QQ'],
      ]) ?? []
    return change(sources, random, new RegExp(`(?<=^${key}: ).*`, 'gm'), /site/, () => wrong, /Write|Did you mean/)
  },
  'a carousel moves too fast': (sources, random) =>
    change(
      sources,
      random,
      /(?<=interval_ms: )\d+/g,
      /constants/,
      () => String(random.integer(1, 400)),
      /1000 or more/,
    ),
}
