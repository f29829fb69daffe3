import { readdirSync, readFileSync } from 'node:fs'
import type { Schema, Schemas } from '#studio/form/schema/schema-node.ts'

/** The schemas of the content, as the studio has them in memory. */
export const readSchemas = (): Schemas =>
  new Map(
    readdirSync('schemas')
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(`schemas/${name}`, 'utf8')) as Schema]),
  )
