import type { Content, ModuleName } from '#types/content.generated.ts'

/**
 * Leaves out the words of modules that the content does not have, so that no visitor loads them. The type stays the same, because only
 * the code of a module reads its words, and that code never runs in a content without the module.
 *
 * @param owners the module of each key that has one
 */
export const wordsOfModules = <Words extends object>(
  { modules }: Pick<Content, 'modules'>,
  words: Words,
  owners: Readonly<Partial<Record<keyof Words, ModuleName>>>,
): Words =>
  Object.fromEntries(
    Object.entries(words).filter(([key]) => {
      const owner = owners[key as keyof Words]
      return owner === undefined || modules.includes(owner)
    }),
  ) as Words

export const pick = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>

export const without = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Omit<T, Key> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.some((one) => one === key))) as Omit<T, Key>
