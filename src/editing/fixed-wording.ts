/**
 * The ids of the questions whose comments say `wording: spec`: the labels of their options are fixed by the specification of the quiz, so
 * that answers can be compared with those of others.
 *
 * Reads lines instead of parsing YAML, because the browser's main thread has no YAML parser: a comment belongs to the nearest list entry
 * (`- id: ...`) above it that is indented less, so the options in between, and what comes after the entry, are not it.
 */
export const fixedWordings = (text: string): ReadonlySet<string> => {
  const fixed = new Set<string>()
  /** The list entries that contain the line, from the outermost to the innermost. */
  let entries: readonly { readonly id: string; readonly indent: number }[] = []
  for (const line of text.split('\n')) {
    const indent = line.search(/\S/)
    if (/^\s+# wording: *spec\b/.test(line)) {
      const owner = entries.findLast((entry) => entry.indent < indent)
      if (owner) fixed.add(owner.id)
    }
    // An empty line or a comment ends no entry.
    if (/^\s*(?:#|$)/.test(line)) continue
    entries = entries.filter((entry) => entry.indent < indent)
    const id = /^\s*- (?:\{\s*)?id: *["']?([\w-]+)["']?\s*(?:#.*)?$/.exec(line)?.[1]
    if (id !== undefined) entries = [...entries, { id, indent }]
  }
  return fixed
}
