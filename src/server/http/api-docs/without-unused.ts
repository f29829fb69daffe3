import type { FastifyInstance } from 'fastify'
import { asObject, type Json } from './as-object.ts'

type Description = ReturnType<FastifyInstance['swagger']>

/**
 * The description without the schemas that no route refers to, and without these ways to authenticate. A content without a module has
 * none of its routes, but the server knows the schemas of all modules.
 */
export const withoutUnused = (description: Description, unusedSecurity: readonly string[]): Description => {
  const { components, ...rest } = description as Json & { readonly components: Json }
  const paths = JSON.stringify(rest['paths'], (key, value: unknown) =>
    key === 'security' && Array.isArray(value)
      ? value.filter((one: object) => !Object.keys(one).some((name) => unusedSecurity.includes(name)))
      : value,
  )
  const shapes = asObject(components['schemas'])
  const used = new Set<string>()
  const collect = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/([\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      collect(JSON.stringify(shapes[name] ?? {}))
    }
  }
  collect(paths)
  return {
    ...rest,
    paths: JSON.parse(paths),
    components: {
      ...components,
      schemas: only(shapes, (name) => used.has(name)),
      securitySchemes: only(asObject(components['securitySchemes']), (name) => paths.includes(`"${name}":[]`)),
    },
    // The type is still right, because entries were only left out.
  } as unknown as Description
}

const only = (from: Json, isMeant: (name: string) => boolean): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => isMeant(name)))
