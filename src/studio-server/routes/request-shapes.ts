/** JSON Schemas of what the studio sends, and the checks that a schema cannot express. */
import { isMedia } from '#content/folder/content-file.ts'
import { maxCharacters } from '#content/yaml/exceeded-limit.ts'
import { longestTitle, type Act } from '#editing/operation.ts'
import { isContentPath } from '#editing/content-path.ts'
import { StudioError } from '#studio-server/studio-error.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const count = { type: 'integer', minimum: 0, maximum: 1_000_000 }
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const place = { type: 'array', maxItems: 50, items: { type: ['string', 'integer'] } }

const length = { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] }
const pictureSize = {
  type: 'object',
  required: ['bytes', 'width', 'height'],
  properties: { bytes: { type: 'integer', minimum: 0 }, width: length, height: length },
}

/** What else an operation of this kind has. */
const ofKind = (kind: string, shape: object) => ({
  if: { properties: { kind: { const: kind } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: shape,
})

const operation = {
  type: 'object',
  required: ['kind', 'file'],
  properties: {
    kind: { enum: ['set', 'insert', 'delete', 'move', 'file', 'picture'] },
    file: text(300),
    place,
    list: place,
    index: count,
    from: count,
    to: count,
    follows: { type: ['string', 'null'] },
    next: text(200),
  },
  allOf: [
    ofKind('set', { required: ['place'] }),
    ofKind('insert', { required: ['list', 'entry', 'index', 'follows'] }),
    ofKind('delete', { required: ['list', 'entry', 'index', 'follows'] }),
    ofKind('move', { required: ['list', 'entry', 'from', 'to', 'follows'] }),
    ofKind('file', {
      required: ['before', 'after'],
      properties: { before: { type: ['string', 'null'] }, after: { type: ['string', 'null'] } },
    }),
    ofKind('picture', {
      required: ['before', 'after'],
      properties: {
        before: { anyOf: [hash, { type: 'null' }] },
        after: { anyOf: [hash, { type: 'null' }] },
        size: pictureSize,
      },
    }),
  ],
}

const act = {
  type: 'object',
  required: ['id', 'at', 'by', 'title', 'operations'],
  properties: {
    id: text(100),
    at: text(40),
    by: text(200),
    title: text(1000),
    operations: { type: 'array', items: operation },
    about: { type: 'object', required: ['file', 'place'], properties: { file: text(300), place } },
    meanings: { type: 'object', additionalProperties: { enum: ['same', 'new'] } },
  },
}

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

export const newDraftShape = object({ name: text(longestTitle) })
const base = { type: 'object', additionalProperties: hash }
export const baseShape = object({ base })
export const saveLogShape = object({
  revision: count,
  keep: count,
  acts: { type: 'array', items: act },
  done: count,
  name: text(longestTitle),
  base,
})
export const publishShape = object({ revision: count, editor: text(200), message: text(2000) })
export const presenceShape = object({ tab: text(100), editor: text(200), draft: text(100), item: text(300) })

/**
 * The largest size of one operation as JSON, and its greatest depth. The largest operation has the text of a file before and after, and its
 * data; the rest is a margin for characters that JSON escapes.
 */
const largest = 4 * maxCharacters
const deepest = 60

/** The files in acts whose names the studio would not accept for a new file. They can be changed only if they already exist. */
export const invalidFileNames = (acts: readonly Act[]): readonly string[] =>
  acts.flatMap(({ operations }) => operations.map(({ file }) => file)).filter((file) => !isContentPath(file))

/**
 * Throws if an operation would write outside the content folder, or write something that cannot be part of a content.
 *
 * @param present the files with odd names that are part of the content now
 */
export const checkActs = (acts: readonly Act[], present: ReadonlySet<string>): void => {
  for (const { operations } of acts)
    for (const operation of operations) {
      const { file, kind } = operation
      if (!(isContentPath(file) || present.has(file)) || (kind === 'picture') !== isMedia(file))
        throw new StudioError(422, `“${file.replace(/\p{C}/gu, '?').slice(0, 100)}” cannot be a file of the content.`)
      if (depthOf(operation) > deepest) throw new StudioError(422, `This is too deeply nested for ${file}.`)
      if (JSON.stringify(operation).length > largest) throw new StudioError(413, tooLargeFor(file))
    }
}

const tooLargeFor = (file: string): string =>
  `This is too large for ${file}: a file may have ${maxCharacters.toLocaleString('en-GB')} characters. Undo it and change less, or discard the draft.`

/** Not recursive, because a maliciously deep value would overflow the stack. */
const depthOf = (value: unknown): number => {
  let level: readonly unknown[] = [value]
  let depth = 0
  while (level.length > 0 && depth <= deepest) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    depth++
  }
  return depth
}
