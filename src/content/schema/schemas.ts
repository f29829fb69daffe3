import { Ajv, type ErrorObject } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import type { Allowed, AllowedPlaceholders } from '#content/text/allowed-placeholders.ts'
import { textFormats } from './formats.ts'
import { distinctNames, type Name, type NameInData } from './names-in-data.ts'
import { identified, references } from './references.ts'

export type Schema = { readonly [key: string]: unknown }
export type SchemaResult = {
  readonly errors: readonly ErrorObject[]
  /** JSON pointers of the texts that are Markdown. */
  readonly markdown: readonly string[]
  readonly allowedPlaceholders: AllowedPlaceholders
  /** The texts that are the id of something, or name something by its id. */
  readonly names: readonly Name[]
}

export type SchemaValidators = {
  /** The schema with this file name. Throws if there is none, as `validate` does. */
  readonly schema: (name: string) => Schema
  readonly all: readonly Schema[]
  /** Validates data against a schema, and collects what its annotations say about the texts in it. */
  readonly validate: (name: string, data: unknown) => SchemaResult
}

/** Compiles schemas, by file name. */
export const compileSchemas = (schemas: ReadonlyMap<string, Schema>): SchemaValidators => {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    multipleOfPrecision: 6,
    verbose: true,
    passContext: true,
    // A function for each schema that is referred to, and code as it is generated: compiling the schemas takes a quarter of the time.
    inlineRefs: false,
    code: { optimize: false },
  })
  ajv.addFormat('markdown', true)
  for (const [name, { isValid }] of Object.entries(textFormats)) ajv.addFormat(name, isValid)
  ajv.addFormat('date-time', true)
  ajv.addKeyword({ keyword: 'x-type', schemaType: 'string' })
  ajv.addKeyword({ keyword: 'x-required', schemaType: 'array' })
  for (const [keyword, kinds] of [
    ['x-ref', Object.keys(references)],
    ['x-id', identified],
  ] as const)
    ajv.addKeyword({
      keyword,
      schemaType: 'string',
      metaSchema: { enum: kinds },
      errors: false,
      validate(
        this: { names: NameInData[] },
        kind: NameInData['kind'],
        data: unknown,
        _schema: unknown,
        at?: DataValidationCxt,
      ) {
        if (!at || typeof data !== 'string') return true
        const { instancePath, parentData: owner, parentDataProperty: key } = at
        // Of the name of a setting (`propertyNames`), Ajv says where the mapping is.
        const isKey = Reflect.get(owner, key) !== data
        this.names.push(
          isKey
            ? { keyword, kind, id: data, owner, key: data, part: 'key', path: `${instancePath}/${data}` }
            : { keyword, kind, id: data, owner, key, part: 'value', path: instancePath },
        )
        return true
      },
    })
  ajv.addKeyword({
    keyword: 'tsType',
    errors: false,
    validate(
      this: { markdown: string[] },
      type: unknown,
      _data: unknown,
      _schema: unknown,
      locate?: { instancePath: string },
    ) {
      if (type === 'MarkdownNode[]' && locate) this.markdown.push(locate.instancePath)
      return true
    },
  })
  ajv.addKeyword({
    keyword: 'placeholders',
    schemaType: ['array', 'string'],
    errors: false,
    validate(
      this: { allowedPlaceholders: Map<string, Allowed> },
      words: Allowed,
      _data: unknown,
      _schema: unknown,
      locate?: { instancePath: string },
    ) {
      if (locate) this.allowedPlaceholders.set(locate.instancePath, words)
      return true
    },
  })
  for (const [name, schema] of schemas) ajv.addSchema(schema, name)

  const schemaNamed = (name: string) => {
    const schema = schemas.get(name)
    if (!schema) throw new Error(`There is no schema ${name}`)
    return schema
  }
  return {
    schema: schemaNamed,
    all: [...schemas.values()],
    validate: (name, data) => {
      const validate = ajv.getSchema(name)
      if (!validate) throw new Error(`There is no schema ${name}`)
      const context = { names: [] as NameInData[], markdown: [], allowedPlaceholders: new Map<string, Allowed>() }
      validate.call(context, data)
      return { errors: validate.errors ?? [], ...context, names: distinctNames(context.names) }
    },
  }
}
