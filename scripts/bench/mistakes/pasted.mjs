// Plausible mistakes, and wrong letters from pasted text.
import { allPlaces, escaped, lineAt, matchesIn, mistyped, replaced } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random */
/** @typedef {import('./sources.mjs').Mistake | null | undefined} Made */

const sections = /^quiz\/sections/
const rules = /^(analysis|products)/

/** @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const plausibleMistakes = {
  'a question is no longer sensitive': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {2}- id: .*\n(?:.*\n){3} {4}sensitive: \w+\n/gm, sections))
    const at = place?.match[0].lastIndexOf('    sensitive:') ?? 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from: place.from + at,
        to: place.from + place.match[0].length,
        piece: '',
        line: lineAt(sources[place.file] ?? '', place.from),
        fix: /Add `sensitive/,
      })
    )
  },
  'a placeholder is mistyped': (sources, random) => {
    const place = random.pick(matchesIn(sources, /(?<=^ *(?:- )?[a-z_]+: [^#\n]*\{)[a-z_]{4,}(?=\})/gm))
    const word = place?.match[0] ?? ''
    const wrong = place && mistyped(word, random, new Set())
    return place && wrong
      ? replaced(sources, {
          ...place,
          to: place.from + word.length,
          piece: wrong,
          fix: new RegExp(`\\{${escaped(word)}\\}|Remove it|${escaped(word)}`),
        })
      : null
  },
  'a placeholder stands where nothing fills it in': (sources, random) => {
    const places = allPlaces(sources).filter(
      ({ key, file, written }) =>
        /^(title|label|heading|because|lead)$/.test(key) &&
        /^(quiz|analysis|products|settings\/consent)/.test(file) &&
        /^[A-Z]\w+ [\w ]+$/.test(written),
    )
    const place = random.pick(places)
    return place
      ? replaced(sources, {
          ...place,
          piece: `"${place.written} {first_name}"`,
          fix: /Remove it|This text may have|Did you mean|Profile labels/,
        })
      : null
  },
  'a text is cut off by #': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ written, value }) =>
          written === value && /^[A-Z]\w+ \w+ \w+ [\w ,]+$/.test(written) && !written.includes('\n'),
      ),
    )
    const at = place ? place.from + place.written.lastIndexOf(' ') : 0
    return place && /^ ?(\n|$)/.test((sources[place.file] ?? '').slice(place.to, place.to + 2))
      ? replaced(sources, {
          ...place,
          from: at,
          to: at,
          piece: random.pick([' #5', ' # 5']) ?? '',
          fix: /quotes around the whole text/,
        })
      : null
  },
  'nothing reads a question': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ {2}- id: .*\n/gm, sections))
    const piece = `  - id: added_${random.integer(1, 99)}\n    type: question\n    choice: radio\n    title: How do you like this added question?\n    options: [{id: well, label: Well}, {id: less, label: Less}]\n\n`
    return place && replaced(sources, { ...place, to: place.from, piece, fix: /not_scored/ })
  },
}

/** Mistakes that only a comparison with the previous content could reveal. @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const historyMistakes = {
  'two options swapped their ids': (sources, random) => {
    const place = random.pick(
      matchesIn(sources, /^ {6}- \{id: (\w+), label: (.*)\}\n {6}- \{id: (\w+), label: ([^,]*)\}\n/gm, sections),
    )
    const [text = '', one = '', , two = ''] = place?.match ?? []
    const piece = text
      .replace(`{id: ${one},`, '{id: @@,')
      .replace(`{id: ${two},`, `{id: ${one},`)
      .replace('{id: @@,', `{id: ${two},`)
    return place && replaced(sources, { ...place, to: place.from + text.length, piece, fix: /./ })
  },
}

/** No check is expected to find these. @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const misspellings = {
  'a word of a text is misspelt': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ key, file, written, value }) => key === 'because' && file.startsWith('analysis') && written === value,
      ),
    )
    const at = place?.written.indexOf('e', 3) ?? -1
    return place && at > 0
      ? replaced(sources, { ...place, from: place.from + at, to: place.from + at + 1, piece: '', fix: /./ })
      : null
  },
}

/** @type {Record<string, string>} */
const cyrillic = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', i: 'і', s: 'ѕ' }

/** An id or a reference with one letter changed. @param {RegExp} keys @param {RegExp} files @param {(word: string, random: Random) => string | null} by */
const inName = (keys, files, by) => (/** @type {Sources} */ sources, /** @type {Random} */ random) => {
  const place = random.pick(
    allPlaces(sources).filter(
      ({ key, file, value }) => keys.test(key) && files.test(file) && /^[a-z][a-z_]{3,}$/.test(String(value)),
    ),
  )
  const word = String(place?.value)
  const piece = place && by(word, random)
  return place && piece ? replaced(sources, { ...place, piece, fix: new RegExp(escaped(word)) }) : null
}

const lookAlike = (/** @type {string} */ word, /** @type {Random} */ random) => {
  const at = random.pick([...word].flatMap((letter, index) => (letter in cyrillic ? [index] : [])))
  return at === undefined ? null : word.slice(0, at) + cyrillic[word[at] ?? ''] + word.slice(at + 1)
}
const zeroWidth = (/** @type {string} */ word, /** @type {Random} */ random) => {
  const at = random.integer(1, word.length - 1)
  return word.slice(0, at) + (random.pick(['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad']) ?? '') + word.slice(at)
}
const references = /^(is|answer|question|option|score|issue|profile|slot|badge|exclude|objectives)$/

/** @type {Record<string, (sources: Sources, random: Random) => Made>} */
export const letterMistakes = {
  'an id has a letter of another alphabet': inName(/^id$/, sections, lookAlike),
  'a reference has a letter of another alphabet': inName(references, rules, lookAlike),
  'an id has a letter without a width': inName(/^id$/, sections, zeroWidth),
  'a reference has a letter without a width': inName(references, rules, zeroWidth),
  'a reference has curly quotes': inName(
    references,
    rules,
    (word, random) => random.pick([`“${word}”`, `‘${word}’`, `„${word}“`]) ?? null,
  ),
  'a list entry begins with another space': (sources, random) => {
    const place = random.pick(matchesIn(sources, /^ +-(?= \{?[a-z]+: )/gm, /^(quiz|analysis|products)/))
    const from = place ? place.from + place.match[0].length : 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from,
        to: from + 1,
        piece: random.pick(['\u00a0', '\u202f', '\u2003']) ?? '',
        fix: /type a space/,
      })
    )
  },
  'a list entry begins with another dash': (sources, random) => {
    const place = random.pick(matchesIn(sources, /(?<=^ +)-(?= \{?[a-z]+: )/gm, /^(quiz|analysis|products)/))
    return (
      place &&
      replaced(sources, {
        ...place,
        to: place.from + 1,
        piece: random.pick(['–', '—', '- –']) ?? '',
        fix: /Type a “-”|Remove it/,
      })
    )
  },
  'a text has a character that nobody sees': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ key, written, value }) =>
          /^(title|label|text|heading|because)$/.test(key) &&
          written === value &&
          /\w \w/.test(written) &&
          !written.includes('\n'),
      ),
    )
    const at = place ? place.from + place.written.indexOf(' ') : 0
    return (
      place &&
      replaced(sources, {
        ...place,
        from: at,
        to: at,
        piece: random.pick(['\u200b', '\u2060', '\u202e', '\ufeff']) ?? '',
        fix: /Remove it/,
      })
    )
  },
  'a setting has a letter of another alphabet': (sources, random) => {
    const place = random.pick(
      matchesIn(
        sources,
        /(?<=[{,] |^ +)(label|title|options|points|answer|because|text)(?=: )/gm,
        /^(quiz\/sections|analysis)/,
      ),
    )
    const word = place?.match[0] ?? ''
    const piece = place && lookAlike(word, random)
    return place && piece
      ? replaced(sources, { ...place, to: place.from + word.length, piece, fix: new RegExp(word) })
      : null
  },
  'a file is not UTF-8': (sources, random) => {
    const file = random.pick(Object.keys(sources)) ?? ''
    return {
      edits: [{ file, text: Buffer.from(`${sources[file]}# £`, random.integer(0, 1) === 0 ? 'latin1' : 'utf16le') }],
      places: [{ file, line: 1 }],
      fix: /UTF-8/,
    }
  },
}
