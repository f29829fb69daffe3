/**
 * The parameters of a path: `/reports/:id` has `id`. null: it is another path. Ignores a trailing slash, but not case. A parameter is one
 * segment, as it is written in the URL.
 */
export const matchPath = (pattern: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? ''
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = value
    else if (segment !== value) return null
  }
  return params
}

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/')
