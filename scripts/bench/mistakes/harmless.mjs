// Edits that are always allowed: none of them may be reported.
import { additions } from '#scripts/random-edits/additions.mjs'
import { reword } from '#scripts/random-edits/reword.mjs'
import { placesOf } from '#scripts/random-edits/places.mjs'
import { allPlaces, matchesIn } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random @typedef {{ file: string, text: string }[]} Edits */
/** @typedef {{ about: string, edit: (sources: Sources, random: Random) => Edits | null }} Harmless */

/** Replaces a match of a pattern. @param {string} about @param {RegExp} pattern @param {string | ((match: RegExpExecArray, random: Random) => string)} by @param {RegExp} [files] @returns {Harmless} */
const replacing = (about, pattern, by, files) => ({
  about,
  edit: (sources, random) => {
    const place = random.pick(matchesIn(sources, pattern, files))
    if (!place) return null
    const { file, match, from } = place
    const text = sources[file] ?? ''
    return [
      {
        file,
        text:
          text.slice(0, from) + (typeof by === 'string' ? by : by(match, random)) + text.slice(from + match[0].length),
      },
    ]
  },
})

/** Edits a whole file. @param {string} about @param {(text: string) => string} change @param {RegExp} [files] @returns {Harmless} */
const wholeFile = (about, change, files = /./) => ({
  about,
  edit: (sources, random) => {
    const file = random.pick(Object.keys(sources).filter((one) => files.test(one))) ?? ''
    return [{ file, text: change(sources[file] ?? '') }]
  },
})

/** Writes a text in another way. @param {string} about @param {(text: string) => string} by @param {(text: string) => boolean} [fits] @returns {Harmless} */
const rewriting = (about, by, fits = () => true) => ({
  about,
  edit: (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ key, written, value }) =>
          /^(label|title|text|because|heading|lead)$/.test(key) &&
          value === written &&
          !written.includes('\n') &&
          /^\w[\w ,]{2,60}$/.test(written) &&
          fits(written),
      ),
    )
    const text = sources[place?.file ?? ''] ?? ''
    return place
      ? [{ file: place.file, text: text.slice(0, place.from) + by(place.written) + text.slice(place.to) }]
      : null
  },
})

const flowMap = /^( +)- \{id: (\w+), label: ([\w ]+)\}$/gm
const rules = /^analysis/

/** @type {readonly Harmless[]} */
export const harmlessEdits = [
  ...['home', 'about', 'how', 'login', 'quiz', 'dashboard', 'report', 'text/terms', 'text/privacy'].map((page) => ({
    about: `other words on the page ${page}`,
    edit: (/** @type {Sources} */ sources, /** @type {Random} */ random) =>
      rewordIn(`pages/${page}.yaml`, sources, random),
  })),
  ...[
    'quiz/quiz.yaml',
    'quiz/sections/medical.yaml',
    'quiz/sections/lifestyle.yaml',
    'quiz/sections/hair-care.yaml',
    'quiz/sections/hair-details.yaml',
    'quiz/sections/preferences.yaml',
    'analysis/scores.yaml',
    'analysis/profile.yaml',
    'analysis/tips.yaml',
    'analysis/routines.yaml',
    'products/catalogue.yaml',
    'products/ingredients.yaml',
    'settings/messages.yaml',
    'settings/navigation.yaml',
    'settings/consent.yaml',
  ].map((file) => ({
    about: `other words in ${file}`,
    edit: (/** @type {Sources} */ sources, /** @type {Random} */ random) => rewordIn(file, sources, random),
  })),
  ...Object.entries(additions).map(([kind, add]) => ({
    about: `one more ${kind}`,
    edit: (/** @type {Sources} */ sources, /** @type {Random} */ random) => {
      const changed = add(sources, random, random.integer(1, 99))
      if (!changed || kind === 'question' || kind === 'option') return null
      return Object.keys(changed).flatMap((file) =>
        changed[file] === sources[file] ? [] : [{ file, text: changed[file] ?? '' }],
      )
    },
  })),
  wholeFile('CRLF line endings', (text) => text.replaceAll('\n', '\r\n')),
  wholeFile('a comment at the end', (text) => `${text}# A comment.\n`),
  wholeFile('a comment after the first line', (text) =>
    text.replace('\n', '\n# A: comment, with {everything} "in" it.\n'),
  ),
  wholeFile('an empty line at the end', (text) => `${text}\n`),
  wholeFile('no line end at the end', (text) => text.trimEnd()),
  wholeFile('a byte order mark', (text) => `\ufeff${text}`),
  wholeFile('spaces at the ends of lines', (text) => text.replace(/^(\w+:)$/gm, '$1 ')),
  wholeFile('a document marker', (text) => text.replace('\n', '\n---\n')),
  wholeFile(
    'all comments but the first line removed',
    (text) => text.replaceAll(/(?<=\n)#.*\n/g, ''),
    /^(analysis|products)/,
  ),
  replacing('a comment after a value', /^ +- \{id: .*\}$/gm, ([line]) => `${line}  # a comment`),
  replacing('a comment after a text', /^ +title: [\w ]+$/gm, ([line]) => `${line}  # our words`),
  replacing('an empty line between entries', /^ +- (?:id: |\{id: )/gm, ([start]) => `\n${start}`),
  replacing(
    'a flow map as a block',
    flowMap,
    ([, space, id, label]) => `${space}- id: ${id}\n${space}  label: ${label}`,
  ),
  replacing(
    'a flow map with spaces inside',
    flowMap,
    ([, space, id, label]) => `${space}- { id: ${id}, label: ${label} }`,
  ),
  replacing('a flow map in another order', flowMap, ([, space, id, label]) => `${space}- {label: ${label}, id: ${id}}`),
  replacing('a quoted id', /(?<=^ +- \{id: )[a-z]\w+(?=, label)/gm, ([id]) => `"${id}"`),
  replacing('an id in single quotes', /(?<=^ +- \{id: )[a-z]\w+(?=, label)/gm, ([id]) => `'${id}'`),
  replacing(
    'a list as a block',
    /^( +)(objectives|covers|expect): \[(\w+), (\w+)\]$/gm,
    ([, space, key, one, two]) => `${space}${key}:\n${space}  - ${one}\n${space}  - ${two}`,
  ),
  replacing('a list in another order', /(?<=objectives: \[)(\w+), (\w+)(?=\])/g, ([, one, two]) => `${two}, ${one}`),
  replacing('a list over two lines', /(?<=objectives: \[\w+,) /g, '\n      '),
  rewriting('double quotes around a text', (text) => `"${text}"`),
  rewriting('single quotes around a text', (text) => `'${text}'`),
  rewriting('a text with an apostrophe', (text) => `"${text}, isn't it"`),
  rewriting(
    'a text with curly quotes',
    (text) => `${text} (“so to say”)`,
    (text) => text.length < 40,
  ),
  rewriting('a text with a long dash', (text) => `"${text} – mostly"`),
  rewriting('a text with a hash', (text) => `"${text} #5"`),
  rewriting(
    'a text with another alphabet',
    (text) => `"${text} (κόμη)"`,
    (text) => text.length < 40,
  ),
  rewriting('a text with an emoji', (text) => `"${text} 👩🏽‍🦱"`),
  rewriting(
    'a text with a no-break space',
    (text) => text.replace(' ', '\u00a0'),
    (text) => text.includes(' '),
  ),
  rewriting('a text with a soft hyphen', (text) => text.replace(/(?<=\w{3})(?=\w{3})/, '\u00ad')),
  rewriting('a text with an ellipsis', (text) => `${text}…`),
  rewriting('a text with a colon', (text) => `"${text}: yes"`),
  rewriting('capital letters', (text) => text.toUpperCase()),
  replacing('other points', /(?<=answer: .*, points: )-?\d+/g, (_, random) => String(random.integer(1, 9)), rules),
  replacing(
    'another evidence',
    /(?<=evidence: )\w+/g,
    (_, random) => random.pick(['strong', 'moderate', 'weak']) ?? '',
    /scores|tips/,
  ),
  replacing('another base', /(?<=base: )\d+/g, (_, random) => String(random.integer(5, 40)), /scores/),
  replacing('another threshold', /(?<=at_least: )\d+/g, (_, random) => String(random.integer(40, 80)), rules),
  replacing('another priority', /(?<=priority: )\d/g, (_, random) => String(random.integer(1, 4)), /tips/),
  replacing('another price', /(?<= price: )\d+\.\d\d/g, (_, random) => `${random.integer(5, 30)}.50`, /catalogue/),
  replacing('no price', /^ {4}price: .*\n/gm, '', /catalogue/),
  replacing('another size', /(?<=size_ml: )\d+/g, '300', /catalogue/),
  replacing('one more answer in a condition', /(?<=question: lifestyle_10, is: \[)/g, 'central_heating_none, ', /none/),
  replacing(
    'a condition in a group of its own',
    /(?<=^ {4}when: )\{(?:all|any): \[(\{question: [^{}]+\})\]\}$/gm,
    ([, line = '']) => line,
    /tips|profile/,
  ),
  replacing(
    'any of two scores',
    /(?<=^ {4}when: )\{score: (\w+), at_least: (\d+)\}$/gm,
    ([line]) => `{any: [${line}, {score: flakes, at_least: 71}]}`,
    /tips/,
  ),
  replacing('a longer period', /(?<=draft_days: )\d+/g, '14', /constants/),
  replacing('another limit', /(?<=comment_max: )\d+/g, '800', /constants/),
  replacing('a carousel that stands still', /(?<=interval_ms: )\d+/g, '0', /constants/),
  replacing('another time zone', /(?<=time_zone: ).*/g, 'Europe/Dublin', /site/),
  replacing('another language', /(?<=^locale: ).*/gm, 'en-IE', /site/),
  replacing('another currency', /(?<=^currency: ).*/gm, 'EUR', /site/),
  replacing('a shorter why', /(?<=^ {4}why: ).*/gm, 'It guides your tips.', /sections/),
  replacing(
    'a hint',
    /^ {4}title: .*\n(?! {4}subheader)/gm,
    ([line]) => `${line}    subheader: Choose what fits best.\n`,
    /sections/,
  ),
  replacing('no hint', /^ {4}subheader: .*\n/gm, '', /sections/),
  replacing('no wording note', /^ {4}wording: .*\n/gm, '', /sections/),
]

/** @param {string} file @param {Sources} sources @param {Random} random */
function rewordIn(file, sources, random) {
  const text = sources[file] ?? ''
  const place = random.pick(placesOf(file, text).texts)
  return place
    ? [{ file, text: text.slice(0, place.from) + reword(place.written, random) + text.slice(place.to) }]
    : null
}
