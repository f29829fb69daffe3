import type { Schemas } from '#editing/names/schema-part.ts'

export const schemas: Schemas = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('/schemas/*.schema.json', { eager: true, import: 'default' }),
  ).map(([path, schema]) => [path.split('/').at(-1) ?? path, schema]),
)
