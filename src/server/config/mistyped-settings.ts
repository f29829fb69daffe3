import { editDistance } from '#content/schema/did-you-mean.ts'

/**
 * A line for each variable that was probably meant to be a setting but has no effect. The environment is full of variables of other
 * programs, so only two kinds of names count: a setting with one typing mistake, and a name that begins with the same two words as a
 * longer setting, such as S3_SECRET_KEY. A variable that resembles a setting which has a value is not reported.
 */
export const mistypedSettings = (
  variables: Readonly<Record<string, string | undefined>>,
  settings: ReadonlySet<string>,
): readonly string[] => {
  const isGiven = (name: string): boolean => (variables[name]?.trim() ?? '') !== ''
  const missing = [...settings].filter((name) => !isGiven(name))
  return Object.keys(variables).flatMap((name) => {
    if (settings.has(name) || name.length < 6 || !isGiven(name)) return []
    const closest = missing.filter((setting) => editDistance(name, setting) === 1)
    const meant = closest.length > 0 ? closest : missing.filter((setting) => beginsAlike(name, setting))
    return meant.length === 0
      ? []
      : [
          `${name} is not a setting, so it does nothing. Did you mean ${meant.join(' or ')}? Correct the name or remove it.`,
        ]
  })
}

/** The first two words are equal, and the setting has at least one more. */
const beginsAlike = (name: string, setting: string): boolean => {
  const [start] = /^[^_]+_[^_]+_/.exec(setting) ?? []
  return start !== undefined && name.startsWith(start)
}
