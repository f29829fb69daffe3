// Mistakes that only a comparison of several questions, rules or files reveals.
import { allPlaces, change, dataOf, escaped, lineAt, matchesIn, replaced } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random */
/** @typedef {import('./sources.mjs').Mistake | null | undefined} Made */

const catalogue = 'products/catalogue.yaml'
const scores = 'analysis/scores.yaml'
const ingredients = 'products/ingredients.yaml'
const sections = /^quiz\/sections/

/** @param {Sources} sources @param {Random} random @param {(radio: boolean) => boolean} kind */
const questionWith = (sources, random, kind) => {
  const file = random.pick(Object.keys(sources).filter((one) => sections.test(one))) ?? ''
  const questions = dataOf(sources, file).questions.filter(
    (/** @type {any} */ one) => one.options && one.choice !== 'input' && !one.when && kind(one.choice === 'radio'),
  )
  const question = random.pick(questions)
  return (
    question && {
      file,
      id: JSON.stringify(question.id),
      options: question.options.filter((/** @type {any} */ one) => !one.no_answer && !one.retired),
    }
  )
}

/** Gives a tip or an insight another condition. @param {Sources} sources @param {Random} random @param {string} when @param {RegExp} fix @returns {Made} */
const otherCondition = (sources, random, when, fix) =>
  change(sources, random, /(?<=^ {4}when: )\{.*\}$/gm, /tips|profile/, () => when, fix)

/** @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const questionMistakes = {
  'one answer is allowed, and two are demanded': (sources, random) => {
    const { id, options = [] } = questionWith(sources, random, (radio) => radio) ?? {}
    const [one, two] = random.shuffle(options)
    return (
      one &&
      two &&
      otherCondition(
        sources,
        random,
        `{all: [{question: ${id}, is: [${one.id}]}, {question: ${id}, is: [${two.id}]}]}`,
        /into one line|any instead/,
      )
    )
  },
  'an exclusive answer is demanded together with another one': (sources, random) => {
    const { id, options = [] } = questionWith(sources, random, (radio) => !radio) ?? {}
    const alone = options.find((/** @type {any} */ one) => one.exclusive)
    const other = random.pick(options.filter((/** @type {any} */ one) => !one.exclusive))
    return (
      alone &&
      other &&
      otherCondition(
        sources,
        random,
        `{all: [{question: ${id}, is: [${other.id}]}, {question: ${id}, is: [${alone.id}]}]}`,
        /into one line|any instead/,
      )
    )
  },
  'an answer is demanded and ruled out': (sources, random) => {
    const { id, options = [] } = questionWith(sources, random, () => true) ?? {}
    const one = random.pick(options)
    return (
      one &&
      otherCondition(
        sources,
        random,
        `{all: [{question: ${id}, is: [${one.id}]}, {none: [{question: ${id}, is: [${one.id}]}]}]}`,
        /Remove one/,
      )
    )
  },
  'a score is demanded high and low': (sources, random) =>
    otherCondition(
      sources,
      random,
      '{all: [{score: dryness, at_least: 71}, {score: dryness, at_most: 29}]}',
      /Correct one/,
    ),
  'a question waits for a later one': (sources, random) => {
    const later = random.pick(['preference_3', 'preference_4', 'preference_6'])
    return change(
      sources,
      random,
      /(?<=^ {4}wording: \w+\n)(?= {4}(?:title|subheader): )/gm,
      /hair-details|lifestyle|hair-care/,
      () => `    when: {question: ${later}, answered: true}\n`,
      /Move it after/,
    )
  },
  'two questions wait for one another': (sources, random) => {
    const place = random.pick(
      matchesIn(sources, / {2}- id: preference_8\n(?:.*\n){3} {4}sensitive: location\n/g, sections),
    )
    const end = place ? place.from + place.match[0].length : 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from: end,
        to: end,
        piece: `    when: {question: ${random.pick(['preference_9', 'preference_10'])}, answered: true}\n`,
        fix: /Remove one of the conditions/,
      })
    )
  },
  'a condition has an answer with which the question is not asked': (sources, random) => {
    const region = random.pick(['north_london', 'east_london', 'south_london', 'west_london'])
    const county = random.pick(['kent', 'essex', 'surrey', 'sussex'])
    return otherCondition(
      sources,
      random,
      `{all: [{question: preference_9, is: [${county}]}, {question: preference_8, is: [${region}]}]}`,
      /into one line|any instead|Remove/,
    )
  },
  'a rule reads only a retired option': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {6}- \{question: "?([\w]+)"?, answer: (\w+),/gm, /scores/))
    const [, question = '', answer = ''] = place?.match ?? []
    const file = Object.keys(sources).find(
      (one) => sections.test(one) && new RegExp(`^ {2}- id: "?${question}"?$`, 'm').test(sources[one] ?? ''),
    )
    const source = sources[file ?? ''] ?? ''
    const start = source.search(new RegExp(`^ {2}- id: "?${question}"?$`, 'm'))
    const option = new RegExp(`^ {6}- \\{id: ${answer}, .*(?=\\}$)`, 'm').exec(source.slice(start))
    if (!place || !file || !option || /image|retired/.test(option[0])) return null
    const at = start + option.index + option[0].length
    const all = [
      scores,
      'analysis/profile.yaml',
      'analysis/tips.yaml',
      'analysis/routines.yaml',
      catalogue,
      ingredients,
    ]
    const places = all.flatMap((one) =>
      matchesIn(sources, new RegExp(`\\b${escaped(answer)}\\b`, 'g'), new RegExp(`^${escaped(one)}$`)).map(
        ({ from }) => ({ file: one, line: lineAt(sources[one] ?? '', from) }),
      ),
    )
    return {
      ...replaced(sources, {
        file,
        from: at,
        to: at,
        piece: ', retired: true',
        fix: /Read an option that is offered|Remove it|Correct/,
      }),
      places: [...places, { file, line: lineAt(source, at) }],
    }
  },
  'an allergy reads the wrong group': (sources, random) =>
    change(
      sources,
      random,
      /(?<=Nut allergy.*exclude: \[)nut, nut_contested|(?<=Dairy allergy.*exclude: \[)dairy|(?<=Caffeine allergy.*exclude: \[)caffeine|(?<=label: Vegan.*exclude: \[)animal/g,
      /ingredients/,
      () => random.pick(['silicone', 'silane', 'amino_acid']) ?? null,
      /right group/,
    ),
  'an answer leaves out nothing': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {2}- \{id: (\w+), label: .*when: .*\n/gm, /ingredients/))
    const [line = '', id = ''] = place?.match ?? []
    const questions = Object.keys(sources).flatMap((file) =>
      sections.test(file)
        ? matchesIn(sources, new RegExp(`- \\{id: ${id}, label`, 'g'), new RegExp(escaped(file)))
        : [],
    )
    if (!place) return null
    const made = replaced(sources, {
      ...place,
      to: place.from + line.length,
      piece: '',
      fix: /Add an entry to|Known|mean/,
    })
    return {
      ...made,
      places: [
        ...made.places,
        ...questions.map(({ file, from }) => ({ file, line: lineAt(sources[file] ?? '', from) })),
        ...allPlaces(sources)
          .filter(({ file, value }) => file === catalogue && value === id)
          .map(({ file, from }) => ({ file, line: lineAt(sources[file] ?? '', from) })),
      ],
    }
  },
  'a sensitive question is in no consent': (sources, random) => {
    const place = random.pick(matchesIn(sources, /(?<=covers: \[)(\w+_\d+), /g, /consent/))
    const id = place?.match[1] ?? ''
    const file =
      Object.keys(sources).find((one) => sections.test(one) && (sources[one] ?? '').includes(`- id: ${id}\n`)) ?? ''
    const source = sources[file] ?? ''
    const sensitive = source.indexOf('sensitive:', source.indexOf(`- id: ${id}\n`))
    return (
      place && {
        ...replaced(sources, {
          ...place,
          to: place.from + place.match[0].length,
          piece: '',
          fix: new RegExp(`Add “${id}”`),
        }),
        places: [{ file, line: lineAt(source, sensitive) }],
      }
    )
  },
}
