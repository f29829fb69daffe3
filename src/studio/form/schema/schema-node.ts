/** The JSON of a schema file, or of a part of it. */
export type Schema = Readonly<Record<string, unknown>>
/** The schemas by file name: `section.schema.json`. */
export type Schemas = ReadonlyMap<string, Schema>

/** A part of a schema, and the file that its references `#/...` are relative to. */
export type SchemaNode = { readonly schema: Schema; readonly document: string }

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of a whole file. undefined: there is no such schema. */
export const documentNode = (schemas: Schemas, document: string): SchemaNode | undefined => {
  const schema = schemas.get(document)
  return schema && resolve(schemas, { schema, document })
}

/** Follows `$ref` and `allOf`. Keywords beside a reference, such as `title`, override those of its target. */
export const resolve = (schemas: Schemas, node: SchemaNode): SchemaNode => {
  const known = resolved.get(node.schema)
  if (known) return known
  const result = resolveOnce(schemas, node)
  resolved.set(node.schema, result)
  return result
}

/** A cache: schemas never change. */
const resolved = new WeakMap<Schema, SchemaNode>()

const resolveOnce = (schemas: Schemas, { schema, document }: SchemaNode): SchemaNode => {
  const { $ref, allOf, ...own } = schema
  const parts = [
    ...(typeof $ref === 'string' ? [referred(schemas, $ref, document)] : []),
    ...innerNodes({ schema, document }, allOf).map((part) => resolve(schemas, part)),
  ]
  const [first, ...others] = parts
  if (!first) return { schema, document }
  return {
    schema: others.reduce((all, part) => merged(all, part.schema), merged(first.schema, own)),
    document: first.document,
  }
}

/** Merges two schemas: the properties and required settings of both; for other keywords, the second schema wins. */
const merged = (base: Schema, own: Schema): Schema => {
  const both: Record<string, unknown> = { ...base, ...own }
  if (isSchema(base.properties) && isSchema(own.properties)) both.properties = { ...base.properties, ...own.properties }
  if (Array.isArray(base.required) && Array.isArray(own.required)) both.required = [...base.required, ...own.required]
  return both
}

const referred = (schemas: Schemas, reference: string, document: string): SchemaNode => {
  const [file = '', pointer = ''] = reference.split('#')
  const target = file === '' ? document : file
  let schema: unknown = schemas.get(target)
  for (const key of pointer.split('/').slice(1)) schema = isSchema(schema) ? schema[unescaped(key)] : undefined
  if (!isSchema(schema)) throw new Error(`There is no schema ${reference}, which ${document} refers to`)
  return resolve(schemas, { schema, document: target })
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The schemas in a list of a schema, such as its `oneOf`. */
export const innerNodes = ({ document }: SchemaNode, list: unknown): readonly SchemaNode[] =>
  Array.isArray(list) ? list.filter(isSchema).map((schema) => ({ schema, document })) : []
