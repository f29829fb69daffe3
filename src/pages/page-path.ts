/** Ignores a trailing slash. */
export const isSamePage = (one: string, other: string): boolean => withoutSlash(one) === withoutSlash(other)

/** Whether the page at a path belongs to a section. Nothing counts as below the start of the site. */
export const isBelow = (section: string, path: string): boolean =>
  withoutSlash(section) !== '' && withoutSlash(path).startsWith(`${withoutSlash(section)}/`)

const withoutSlash = (path: string): string => path.replace(/\/$/, '')
