import { Ajv, type ErrorObject } from 'ajv'
import type { AllowedPlaceholders } from '#content/text/allowed-placeholders.ts'
import { textFormats } from './formats.ts'
import { annotationKeywords, emptyAnnotations } from './annotation-keywords.ts'
import { distinctNames, type Name } from './names-in-data.ts'

export type Schema = { readonly [key: string]: unknown }
/** The names of the settings that a schema describes. */
export const settingsOf = ({ properties }: Schema): readonly string[] => Object.keys(properties ?? {})

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
    // The annotation keywords write into the object that a validator is called with.
    passContext: true,
    // Without inlining and optimising, compiling the schemas takes a quarter of the time.
    inlineRefs: false,
    code: { optimize: false },
  })
  ajv.addFormat('markdown', true)
  ajv.addFormat('date-time', true)
  for (const [name, { isValid }] of Object.entries(textFormats)) ajv.addFormat(name, isValid)
  for (const keyword of annotationKeywords) ajv.addKeyword(keyword)
  for (const [name, schema] of schemas) ajv.addSchema(schema, name)

  const notFound = (name: string): never => {
    throw new Error(`There is no schema ${name}. There are: ${[...schemas.keys()].join(', ')}`)
  }
  return {
    schema: (name) => schemas.get(name) ?? notFound(name),
    all: [...schemas.values()],
    validate: (name, data) => {
      const validate = ajv.getSchema(name) ?? notFound(name)
      const annotations = emptyAnnotations()
      validate.call(annotations, data)
      return { errors: validate.errors ?? [], ...annotations, names: distinctNames(annotations.names) }
    },
  }
}
