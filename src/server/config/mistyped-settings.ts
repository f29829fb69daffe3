import { editDistance } from '#content/schema/did-you-mean.ts'

/**
 * A line for each variable that was probably meant to be a setting and does nothing. The environment is full of variables of others, so
 * only two kinds count: a name with one mistake, and one that begins as a long one of ours does, as S3_SECRET_KEY. A setting that has a
 * value is not missed.
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

/** Two words are alike, and the setting has at least one more. */
const beginsAlike = (name: string, setting: string): boolean => {
  const [start] = /^[^_]+_[^_]+_/.exec(setting) ?? []
  return start !== undefined && name.startsWith(start)
}
