/** The JSON schemas of requests and responses. `$id` becomes the name of the generated type. */
type Schema = { readonly $id: string; readonly [keyword: string]: unknown }

const files = Object.values(
  import.meta.glob<Schema & { readonly 'x-type': string }>(
    ['/schemas/api/*.schema.json', '/schemas/result.schema.json'],
    { eager: true, import: 'default' },
  ),
)
const names = new Map(files.map(({ $id, 'x-type': name }) => [$id, name]))

/** Rewrites `$ref` to type names, which Fastify and OpenAPI both accept, and removes the x- keywords, which Ajv does not know. */
const toApiSchema = (key: string, value: unknown): unknown => {
  if (key.startsWith('x-')) return undefined
  const name = key === '$ref' && typeof value === 'string' ? names.get(value.replace(/^(\.\.\/)+/, '')) : undefined
  return name === undefined ? value : `${name}#`
}

export const schemas: readonly Schema[] = files.map((schema) => ({
  ...(JSON.parse(JSON.stringify(schema, toApiSchema)) as Schema),
  $id: schema['x-type'],
}))

/** The schemas, with the maximum number of answers that the content allows. */
export const schemasFor = ({ answers }: { readonly answers: number }): readonly Schema[] =>
  schemas.map((schema) =>
    schema.$id === 'Submission'
      ? (JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
          key === 'answers' && typeof value === 'object' ? { ...value, maxItems: answers } : value,
        ) as Schema)
      : schema,
  )

/** Reference to a schema by its type name, for route schemas. */
export const schemaRef = (name: string): { readonly $ref: string } => ({ $ref: `${name}#` })

/**
 * Ajv options: unknown properties are rejected, not removed, and types are not coerced. `allErrors` must stay false: Ajv then stops at
 * `maxLength` and does not run the pattern on an overlong text.
 */
export const ajvOptions = { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } as const
