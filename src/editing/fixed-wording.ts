/**
 * The ids of the questions whose comments say `wording: spec`: the labels of their options are fixed by the specification of the quiz, so
 * that answers can be compared with those of others.
 *
 * Reads lines instead of parsing YAML, because the browser's main thread has no YAML parser: a comment belongs to the nearest list entry
 * (`- id: ...`) above it that is indented less.
 */
export const fixedWordings = (text: string): ReadonlySet<string> => {
  const fixed = new Set<string>()
  let id: string | undefined
  for (const line of text.split('\n')) {
    const entry = /^\s*- (?:\{\s*)?id: *["']?([\w-]+)["']?\s*(?:#.*)?$/.exec(line)
    if (entry) id = entry[1]
    if (/^\s+# wording: *spec\b/.test(line) && id !== undefined) fixed.add(id)
  }
  return fixed
}
