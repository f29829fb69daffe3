/** The shapes of the calls: schemas/api and what they refer to, each under its title. */
type Schema = { readonly $id: string; readonly title: string; readonly [keyword: string]: unknown }

const files = Object.values(
  import.meta.glob<Schema>(['/schemas/api/*.schema.json', '/schemas/result.schema.json'], {
    eager: true,
    import: 'default',
  }),
)
const titles = new Map(files.map(({ $id, title }) => [$id, title]))

/** References between files stand by title too: Fastify, its serialiser and OpenAPI agree on such names. */
const referByTitle = (key: string, value: unknown): unknown => {
  const title = key === '$ref' && typeof value === 'string' ? titles.get(value.replace(/^(\.\.\/)+/, '')) : undefined
  return title === undefined ? value : `${title}#`
}

export const schemas: readonly Schema[] = files.map((schema) => ({
  ...(JSON.parse(JSON.stringify(schema, referByTitle)) as Schema),
  $id: schema.title,
}))

/** The same, with a bound that follows from the content: as many answers as a submission may have. */
export const schemasFor = ({ answers }: { readonly answers: number }): readonly Schema[] =>
  schemas.map((schema) =>
    schema.title === 'Submission'
      ? (JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
          key === 'answers' && typeof value === 'object' ? { ...value, maxItems: answers } : value,
        ) as Schema)
      : schema,
  )

/** What a route says of a body or a reply. */
export const shape = (title: string): { readonly $ref: string } => ({ $ref: `${title}#` })

/**
 * How calls are held against their schemas. What they do not know is refused, not deleted; "1" is not 1. The first problem
 * ends the search: Ajv checks the length of a text before its pattern, but with `allErrors` it would go on to the pattern.
 */
export const validation = { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false } as const
