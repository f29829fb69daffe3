import type { ContentConstants } from '#content/slices/used-kinds.ts'

/** Matches `stepKinds.review` and the like in code. The names are the exports of `virtual:content/modules`. */
const member = /(?<![.\w$])(modules|questionFeatures|questionKinds|stepKinds)\.(\w+)(?![\w$])/g

/** Whether `inlineConstants` may change this code. */
export const readsConstants = (code: string): boolean => code.includes("from 'virtual:content/modules'")

/**
 * The code with the values of the constants in place of their names. The bundler does this itself, but only after it has followed every
 * `import()`: it would still make a chunk for each part that is not used, and split off what that part shares with others.
 */
export const inlineConstants = (code: string, constants: ContentConstants): string =>
  code.replace(member, (whole, group: keyof ContentConstants, name: string) =>
    String(new Map(Object.entries(constants[group])).get(name) ?? whole),
  )
