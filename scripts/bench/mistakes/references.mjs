// Mistyped names of other things, in every setting that refers to something.
import { allPlaces, escaped, mistyped, replaced } from './sources.mjs'

/** @typedef {import('./sources.mjs').Sources} Sources @typedef {import('./sources.mjs').Random} Random */

/** Settings that refer to something else. A usable fix names what was meant. */
const referring = {
  'a question': /^(question|main_question|key_questions|needs_any)$/,
  'an option': /^(is|answer|option)$/,
  'a score': /^score$/,
  'an issue': /^issue$/,
  'a profile label': /^profile$/,
  'a slot': /^slot$/,
  'a badge': /^badge$/,
  'an ingredient group': /^(exclude|warn|expect)$/,
  'an issue or goal': /^objectives$/,
  'a section': /^section$/,
  'a tab': /^tab$/,
  'a question of a consent': /^covers$/,
  'a step': /^step$/,
}

/** @type {Record<string, (sources: Sources, random: Random) => import('./sources.mjs').Mistake | null>} */
export const referenceMistakes = {
  ...Object.fromEntries(
    Object.entries(referring).map(([what, keys]) => [
      `${what} is mistyped`,
      (/** @type {Sources} */ sources, /** @type {Random} */ random) => {
        const places = allPlaces(sources).filter(
          ({ key, value, file, path }) =>
            !path.includes('match') &&
            !path.includes('except') &&
            keys.test(key) &&
            typeof value === 'string' &&
            value.length > 3 &&
            /^[a-z]/.test(value) &&
            !/^(pages|settings\/(messages|navigation|site))/.test(file),
        )
        const place = random.pick(places)
        if (!place) return null
        const all = new Set(allPlaces(sources).map(({ value }) => String(value)))
        const word = String(place.value)
        const wrong = mistyped(word, random, all)
        return wrong === null ? null : replaced(sources, { ...place, piece: wrong, fix: new RegExp(escaped(word)) })
      },
    ]),
  ),
  'a link is mistyped': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(({ key, value }) => key === 'to' && /^\/[a-z]{4}/.test(String(value))),
    )
    const wrong = place && mistyped(String(place.value).slice(1).replaceAll('/', '-'), random, new Set())
    return place && wrong && !String(place.value).slice(1).includes('/')
      ? replaced(sources, { ...place, piece: `/${wrong}`, fix: new RegExp(escaped(String(place.value))) })
      : null
  },
  'a picture is mistyped': (sources, random) => {
    const place = random.pick(
      allPlaces(sources).filter(
        ({ key, value }) => /^(image|picture|src|default_image)$/.test(key) && /^[\w/-]+\.\w+$/.test(String(value)),
      ),
    )
    if (!place) return null
    const piece = String(place.value).replace(/(\w)(\w)\./, '$2$1.')
    return piece === place.value
      ? null
      : replaced(sources, { ...place, piece, fix: new RegExp(escaped(String(place.value))) })
  },
  'a label stands in the place of an id': (sources, random) => {
    const options = new Map(
      allPlaces(sources)
        .filter(({ key, file }) => key === 'label' && file.startsWith('quiz/sections'))
        .map(({ value, path, file }) => [`${file}/${path.slice(0, -1).join('.')}`, String(value)]),
    )
    const ids = allPlaces(sources).filter(
      ({ key, file, path }) =>
        key === 'id' && file.startsWith('quiz/sections') && options.has(`${file}/${path.slice(0, -1).join('.')}`),
    )
    const chosen = random.pick(ids)
    if (!chosen) return null
    const question = allPlaces(sources).find(
      ({ key, file, path }) => key === 'id' && file === chosen.file && path.length === 3 && path[1] === chosen.path[1],
    )
    const rules = sources['analysis/scores.yaml'] ?? ''
    const rule = new RegExp(`\\{question: "?${String(question?.value)}"?, answer: (${String(chosen.value)}),`).exec(
      rules,
    )
    const label = options.get(`${chosen.file}/${chosen.path.slice(0, -1).join('.')}`) ?? ''
    if (!rule || label.includes('"')) return null
    const from = rule.index + rule[0].indexOf(`answer: ${String(chosen.value)}`) + 'answer: '.length
    return replaced(sources, {
      file: 'analysis/scores.yaml',
      from,
      to: from + String(chosen.value).length,
      piece: `"${label}"`,
      fix: new RegExp(String(chosen.value)),
    })
  },
}
