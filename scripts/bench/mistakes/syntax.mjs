// Mistakes in the syntax and the structure of a file.
import { allPlaces, dataOf, escaped, lineAt, matchesIn, mistyped, replaced } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random */

const quoted = /^ *(?:- )?[\w-]+: (")[^"\n]{3,}"$/gm
const flow = /^ *- \{id: [^{}\n]+(\})$/gm
const setting = /^( *)([a-z_]+): \S.*$/gm
const keyword = /\b(choice|type|evidence|certainty|kind|colour|sensitive): ([a-z_]+)\b/g

/** @type {Record<string, (sources: Sources, random: Random) => import('./sources.mjs').Mistake | null | undefined>} */
export const syntaxMistakes = {
  'a quote is not closed': (sources, random) => {
    const place = random.pick(matchesIn(sources, quoted))
    if (!place) return null
    const end = place.from + place.match[0].length
    return replaced(sources, {
      ...place,
      from: end - 1,
      to: end,
      piece: '',
      fix: /same quote at the end/,
    })
  },
  'a bracket is not closed': (sources, random) => {
    const place = random.pick(matchesIn(sources, flow))
    if (!place) return null
    const end = place.from + place.match[0].length
    return replaced(sources, {
      ...place,
      from: end - 1,
      to: end,
      piece: '',
      fix: /closing bracket|comma/i,
    })
  },
  'a line is indented with a tab': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {2,}(?=[a-z_]+: )/gm))
    return place && replaced(sources, { ...place, to: place.from + 2, piece: '\t', fix: /spaces/ })
  },
  'a setting lost its colon': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {2,}[a-z_]+(?=: [\w"])/gm, /^(quiz|analysis|products|settings)/))
    if (!place) return null
    const from = place.from + place.match[0].length
    return replaced(sources, {
      ...place,
      from,
      to: from + 1,
      piece: '',
      fix: /name: value|column|quotes/,
    })
  },
  'a text has a second colon': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ written, value }) => written === value && / \w+ /.test(written) && !written.includes('\n'),
      ),
    )
    const space = place?.written.indexOf(' ') ?? -1
    return place && space > 0
      ? replaced(sources, {
          ...place,
          from: place.from + space,
          to: place.from + space,
          piece: ':',
          fix: /quotes|\{name: value\}/,
        })
      : null
  },
  'a setting is written twice': (sources, random) => {
    const place = random.pick(matchesIn(sources, setting, /^(pages|settings|emails)/))
    if (!place) return null
    const end = place.from + place.match[0].length
    const line = lineAt(sources[place.file] ?? '', end) + 1
    return replaced(sources, {
      ...place,
      from: end,
      to: end,
      piece: `\n${place.match[0]}`,
      line,
      fix: /Remove one/,
    })
  },
  'the name of a setting is mistyped': (sources, random) => {
    const place = random.pick(
      matchesIn(
        sources,
        /(?<=^ *(?:- )?|[{,] )(title|label|text|question|answer|points|because|heading|options|choice|when|slot|badge|price|brand|body|lead|help|version|covers)(?=: )/gm,
      ),
    )
    const word = place?.match[0] ?? ''
    const wrong = place && mistyped(word, random, new Set(['lead', 'head', 'text', 'test', 'tile']))
    return place && wrong
      ? replaced(sources, {
          ...place,
          to: place.from + word.length,
          piece: wrong,
          fix: new RegExp(`“?${word}\\b`),
        })
      : null
  },
  'a keyword is mistyped': (sources, random) => {
    const place = random.pick(matchesIn(sources, keyword, /^(quiz|analysis|products)/))
    const [, key = '', word = ''] = place?.match ?? []
    const wrong = place && mistyped(word, random, new Set())
    return place && wrong
      ? replaced(sources, {
          ...place,
          to: place.from + place.match[0].length,
          piece: `${key}: ${wrong}`,
          fix: new RegExp(`\\b${word}\\b`),
        })
      : null
  },
  'a number has quotes': (sources, random) => {
    const place = random.pick(allPlaces(sources).filter(({ value }) => typeof value === 'number'))
    return place ? replaced(sources, { ...place, piece: `"${place.written}"`, fix: /Remove the quotes/ }) : null
  },
  'a text is a number': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ key, file }) => /^(label|title|brand|name|heading)$/.test(key) && !file.endsWith('site.yaml'),
      ),
    )
    return place ? replaced(sources, { ...place, piece: '2026', fix: /quotes/ }) : null
  },
  'a setting is missing': (sources, random) => {
    const place = random.pick(
      matchesIn(sources, /, (label|points|value): [^,{}"\n]+(?=[,}])/g, /^(quiz\/sections|analysis)/),
    )
    const [piece = '', key = ''] = place?.match ?? []
    return place
      ? replaced(sources, {
          ...place,
          to: place.from + piece.length,
          piece: '',
          fix: new RegExp(`Add \`${key}`),
        })
      : null
  },
  'a value is missing': (sources, random) => {
    const place = random.pick(
      matchesIn(
        sources,
        /^ *(?:- )?(title|label|heading|brand|name|badge|priority|text|because): \S.*$/gm,
        /^(quiz|analysis|products|pages)/,
      ),
    )
    if (!place) return null
    const end = place.from + place.match[0].length
    const from = place.from + place.match[0].indexOf(':') + 1
    return replaced(sources, { ...place, from, to: end, piece: '', fix: /Write/ })
  },
  'a file has another name': (sources, random) => {
    const file = random.pick(
      [
        'analysis/scores.yaml',
        'settings/constants.yaml',
        'settings/site.yaml',
        'settings/messages.yaml',
        'pages/quiz.yaml',
        'quiz/quiz.yaml',
      ].filter((one) => one in sources),
    )
    if (!file) return null
    const wrong = file.replace(/(\w)\.yaml$/, random.pick(['.yaml', '$1$1.yaml', '$1_.yaml']) ?? '')
    return {
      edits: [
        { file, text: null },
        { file: wrong, text: sources[file] ?? '' },
      ],
      places: [{ file: wrong, line: 1 }],
      fix: new RegExp(escaped(file)),
    }
  },
  'two versions were not merged': (sources, random) => {
    const place = random.pick(matchesIn(sources, setting, /^(pages|quiz|analysis)/))
    if (!place) return null
    const end = place.from + place.match[0].length
    const piece = `<<<<<<< HEAD\n${place.match[0]}\n=======\n${place.match[0]} \n>>>>>>> other`
    return replaced(sources, { ...place, to: end, piece, fix: /Keep one version/ })
  },
  'an entry lost its dash': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ +- (?=\{id: )/gm, /^quiz\/sections/))
    return (
      place &&
      replaced(sources, {
        ...place,
        to: place.from + place.match[0].length,
        piece: place.match[0].replace('-', ' '),
        fix: /- |column|bracket|quotes|comma/,
      })
    )
  },
  'the first line is gone': (sources, random) => {
    const file = random.pick(Object.keys(sources)) ?? ''
    const end = (sources[file] ?? '').indexOf('\n') + 1
    return replaced(sources, { file, from: 0, to: end, piece: '', fix: /yaml-language-server/ })
  },
  'a number is out of its limits': (sources, random) => {
    const file = 'settings/constants.yaml'
    const names =
      'analysing_delay_ms|max_file_mb|min_width|from_months|password_min|password_max|username_max|reset_link_minutes|minimum_age|rating_max|comment_max|draft_days|unclaimed_days|backup_days|complaint_years'
    const place = random.pick(matchesIn(sources, new RegExp(`(?<=\\b(?:${names}): )\\d+`, 'g'), /constants/))
    const piece = random.pick(['-1', '9999999'])
    return place && piece
      ? replaced(sources, {
          ...place,
          file,
          to: place.from + place.match[0].length,
          piece,
          fix: /Write \d+ or (less|more)/,
        })
      : null
  },
  'a file is empty': (sources, random) => {
    const file = random.pick(Object.keys(dataOf(sources, 'quiz/quiz.yaml') ? sources : {})) ?? ''
    return { edits: [{ file, text: '' }], places: [{ file, line: 1 }], fix: /Restore/ }
  },
}
