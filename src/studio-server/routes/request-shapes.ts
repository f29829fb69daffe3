/** JSON Schemas of what the studio sends, and the checks that a schema cannot express. */
import type { Act } from '#editing/operation.ts'
import { isContentPath } from '#studio-server/folder/content-path.ts'
import { StudioError } from '#studio-server/studio-error.ts'

const text = (maxLength: number) => ({ type: 'string', maxLength })
const count = { type: 'integer', minimum: 0, maximum: 1_000_000 }
const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' }
const place = { type: 'array', maxItems: 50, items: { type: ['string', 'integer'] } }

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
    ...[
      ['set', ['place']],
      ['insert', ['list', 'entry', 'index', 'follows']],
      ['delete', ['list', 'entry', 'index', 'follows']],
      ['move', ['list', 'entry', 'from', 'to', 'follows']],
    ].map(([kind, required]) => ({ if: { properties: { kind: { const: kind } } }, then: { required } })),
    {
      if: { properties: { kind: { const: 'file' } } },
      then: {
        required: ['before', 'after'],
        properties: { before: { type: ['string', 'null'] }, after: { type: ['string', 'null'] } },
      },
    },
    {
      if: { properties: { kind: { const: 'picture' } } },
      then: {
        required: ['before', 'after'],
        properties: { before: { anyOf: [hash, { type: 'null' }] }, after: { anyOf: [hash, { type: 'null' }] } },
      },
    },
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
    meanings: { type: 'object', additionalProperties: { enum: ['same', 'new'] } },
  },
}

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})

export const newDraftShape = object({ name: text(200) })
export const saveLogShape = object({
  revision: count,
  keep: count,
  acts: { type: 'array', items: act },
  done: count,
  name: text(200),
  base: { type: 'object', additionalProperties: hash },
})
export const publishShape = object({ revision: count, editor: text(200), message: text(2000) })
export const presenceShape = object({ tab: text(100), editor: text(200), draft: text(100), item: text(300) })

/** Throws when an operation would write outside of the content folder, or a file that is no part of a content. */
export const checkPaths = (acts: readonly Act[]): void => {
  for (const { operations } of acts)
    for (const { kind, file } of operations)
      if (!isContentPath(file) || (kind === 'picture') !== file.startsWith('media/'))
        throw new StudioError(422, `“${file.replace(/\p{C}/gu, '?').slice(0, 100)}” cannot be a file of the content.`)
}
