// The rules for titles and descriptions of settings, so that they help content editors.
import { posix } from 'node:path'
import { schemaNodes } from './schema-nodes.mjs'

const titleCharacters = 40
const titleWords = 5
const descriptionCharacters = 500
const descriptionWords = 6
/** How many words a description must have beyond those of the key, the title and any sentence. */
const ownWords = 2
/** How often a text may be repeated. Ids are explained alike in a few places, but a text that fits everywhere says nothing. */
const repetitions = 3

const filler = [
  /^(the (words?|texts?|numbers?|lists?|values?)( for)?|texts?|one of|whether|words?|numbers?|lists?)\s*:/i,
  /›/,
  /\b(todo|tbd|lorem ipsum)\b/i,
]
const commonWords = new Set(
  `a all an and are as at be been by can does for from has have if in into is it its may must no not of on one or out over
  so than that the their them then there these they this those to under until up used was what when where which while who
  with text texts word words setting value content`.split(/\s+/),
)

/**
 * @typedef {import('./schema-nodes.mjs').Schema} Schema
 * @typedef {{ file: string, pointer: string, key: string | undefined, title?: string, description?: string }} Setting
 * @typedef {{ file: string, pointer: string, message: string }} Problem
 */

/**
 * The problems with the titles and descriptions of these schemas.
 * @param {ReadonlyMap<string, Schema>} schemas
 * @returns {Problem[]}
 */
export function schemaProblems(schemas) {
  const settings = [...schemas].flatMap(([file, schema]) =>
    schemaNodes(schema)
      .filter((node) => node.key !== undefined || 'properties' in node.schema || node.pointer === '')
      .map(({ pointer, key, schema: node }) => ({ file, pointer, key, ...textsOf(node, file, schemas) })),
  )
  const siblings = groupBy(settings, ({ file, pointer, key, title }) =>
    key === undefined || !title ? undefined : `${file}#${parentOf(pointer)} ${title.toLowerCase()}`,
  )
  const repeated = groupBy(settings, ({ file, own, description }) => (own && !isApi(file) ? description : undefined))
  return settings.flatMap((setting) => {
    if (isApi(setting.file)) return descriptionProblems(setting).map((message) => problemOf(setting, message))
    const messages = [...titleProblems(setting), ...descriptionProblems(setting)]
    const twins = siblings.find((group) => group.includes(setting)) ?? []
    if (twins.length > 1) messages.push(`"${setting.title}" is the title of a sibling, too`)
    const places = new Set((repeated.find((group) => group.includes(setting)) ?? []).map(placeOf))
    if (places.size > repetitions) messages.push(`the same description is in ${places.size} places`)
    return messages.map((message) => problemOf(setting, message))
  })
}

/**
 * Whether it is an API schema: its fields have no titles, and many requests share one field.
 * @param {string} file
 */
function isApi(file) {
  return file.startsWith('api/')
}

/**
 * @param {Setting} setting
 * @param {string} message
 * @returns {Problem}
 */
function problemOf({ file, pointer }, message) {
  return { file, pointer, message }
}

/** @param {Setting} setting */
function titleProblems({ title }) {
  if (!title) return ['it has no title']
  const problems = []
  if (title.length > titleCharacters || wordsOf(title).length > titleWords)
    problems.push(`the title has more than ${titleWords} words or ${titleCharacters} characters`)
  if (!/^[\p{Lu}\d]/u.test(title) || /[.:_]$/.test(title)) problems.push('the title is not a label in sentence case')
  return problems
}

/** @param {Setting} setting */
function descriptionProblems({ key = '', title = '', description }) {
  if (!description) return ['it has no description']
  const problems = []
  if (filler.some((pattern) => pattern.test(description))) problems.push('the description is filler')
  const words = wordsOf(description)
  if (words.length < descriptionWords) problems.push(`the description has fewer than ${descriptionWords} words`)
  if (description.length > descriptionCharacters)
    problems.push(`the description has more than ${descriptionCharacters} characters`)
  if (!/[.!?]["”)]?$/.test(description)) problems.push('the description does not end as a sentence does')
  const known = new Set([...wordsOf(key), ...wordsOf(title)])
  if (new Set(words.filter((word) => !known.has(word) && !commonWords.has(word))).size < ownWords)
    problems.push('the description repeats the key and the title')
  return problems
}

/**
 * The texts of a property, or those of its `$ref`.
 * @param {Schema} schema
 * @param {string} file
 * @param {ReadonlyMap<string, Schema>} schemas
 */
function textsOf(schema, file, schemas) {
  const target = schema.$ref === undefined ? {} : resolve(schema.$ref, file, schemas)
  const { title = target.title, description = target.description } = schema
  return { title, description, own: schema.description !== undefined }
}

/**
 * @param {string} reference
 * @param {string} file
 * @param {ReadonlyMap<string, Schema>} schemas
 * @returns {Schema}
 */
function resolve(reference, file, schemas) {
  const [name, pointer = ''] = reference.split('#')
  const target = name ? posix.join(posix.dirname(file), name) : file
  const keys = pointer.split('/').slice(1)
  return keys.reduce((schema, key) => schema?.[key], schemas.get(target)) ?? {}
}

/**
 * The place of a text from an editor's point of view. The kinds of one choice (`definitions`) share their first settings, which count as one
 * place.
 * @param {Setting} setting
 */
function placeOf({ file, pointer }) {
  return file + pointer.replace(/^\/definitions\/[^/]+/, '/definitions')
}

/** @param {string} pointer */
function parentOf(pointer) {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}

/** @param {string} text */
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\d]+(['’-][\p{L}\d]+)*/gu) ?? []
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => string | undefined} keyOf
 * @returns {T[][]}
 */
function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
