/**
 * The keywords of our schemas that standard validators do not know. None of them makes data invalid. `x-ref`, `x-id`, `tsType` and
 * `placeholders` describe texts, and are collected while the data is validated; the others are read elsewhere.
 */
import type { KeywordDefinition } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import type { Allowed } from '#content/text/allowed-placeholders.ts'
import type { NameInData } from './names-in-data.ts'
import { identified, references } from './references.ts'

/** What the schemas say about the texts in some data. Ajv calls the keywords with this object as `this` (`passContext`). */
export type Annotations = {
  readonly names: NameInData[]
  /** JSON pointers. */
  readonly markdown: string[]
  /** By JSON pointer. */
  readonly allowedPlaceholders: Map<string, Allowed>
}

export const emptyAnnotations = (): Annotations => ({ names: [], markdown: [], allowedPlaceholders: new Map() })

/** Collects the texts that are an id (`x-id`), or that name something by its id (`x-ref`). */
const nameKeyword = (keyword: NameInData['keyword'], kinds: readonly string[]): KeywordDefinition => ({
  keyword,
  schemaType: 'string',
  metaSchema: { enum: kinds },
  errors: false,
  validate(this: Annotations, kind: NameInData['kind'], data: unknown, _schema: unknown, at?: DataValidationCxt) {
    if (!at || typeof data !== 'string') return true
    const { instancePath, parentData: owner, parentDataProperty: key } = at
    // For the name of a setting (`propertyNames`), Ajv gives the place of the mapping.
    const isKey = Reflect.get(owner, key) !== data
    this.names.push(
      isKey
        ? { keyword, kind, id: data, owner, key: data, part: 'key', path: `${instancePath}/${data}` }
        : { keyword, kind, id: data, owner, key, part: 'value', path: instancePath },
    )
    return true
  },
})

const markdownKeyword: KeywordDefinition = {
  keyword: 'tsType',
  errors: false,
  validate(this: Annotations, type: unknown, _data: unknown, _schema: unknown, at?: DataValidationCxt) {
    if (type === 'MarkdownNode[]' && at) this.markdown.push(at.instancePath)
    return true
  },
}

const placeholdersKeyword: KeywordDefinition = {
  keyword: 'placeholders',
  schemaType: ['array', 'string'],
  errors: false,
  validate(this: Annotations, words: Allowed, _data: unknown, _schema: unknown, at?: DataValidationCxt) {
    if (at) this.allowedPlaceholders.set(at.instancePath, words)
    return true
  },
}

export const annotationKeywords: readonly KeywordDefinition[] = [
  { keyword: 'x-type', schemaType: 'string' },
  { keyword: 'x-required', schemaType: 'array' },
  { keyword: 'x-words', schemaType: 'array' },
  // A text that only the product reads, such as a pattern. Find and replace does not change it.
  { keyword: 'x-not-text', schemaType: 'boolean' },
  nameKeyword('x-ref', references),
  nameKeyword('x-id', identified),
  markdownKeyword,
  placeholdersKeyword,
]
