/** The schemas of requests and responses: schemas/api and what they refer to. `$id` is the name of the generated type. */
type Schema = { readonly $id: string; readonly [keyword: string]: unknown }

const files = Object.values(
  import.meta.glob<Schema & { readonly 'x-type': string }>(
    ['/schemas/api/*.schema.json', '/schemas/result.schema.json'],
    { eager: true, import: 'default' },
  ),
)
const names = new Map(files.map(({ $id, 'x-type': name }) => [$id, name]))

/** References use the names as well: Fastify, its serialiser and OpenAPI agree on those. Nobody here knows the keywords with x-. */
const toApiSchema = (key: string, value: unknown): unknown => {
  if (key.startsWith('x-')) return undefined
  const name = key === '$ref' && typeof value === 'string' ? names.get(value.replace(/^(\.\.\/)+/, '')) : undefined
  return name === undefined ? value : `${name}#`
}

export const schemas: readonly Schema[] = files.map((schema) => ({
  ...(JSON.parse(JSON.stringify(schema, toApiSchema)) as Schema),
  $id: schema['x-type'],
}))

/** The same, with a bound that follows from the content: as many answers as a submission may have. */
export const schemasFor = ({ answers }: { readonly answers: number }): readonly Schema[] =>
  schemas.map((schema) =>
    schema.$id === 'Submission'
      ? (JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
          key === 'answers' && typeof value === 'object' ? { ...value, maxItems: answers } : value,
        ) as Schema)
      : schema,
  )

/** What a route says of a body or a reply. */
export const schemaRef = (name: string): { readonly $ref: string } => ({ $ref: `${name}#` })

/**
 * How calls are held against their schemas. What they do not know is refused, not deleted; "1" is not 1. The first problem
 * ends the search: Ajv checks the length of a text before its pattern, but with `allErrors` it would go on to the pattern.
 */
export const ajvOptions = { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } as const
