import type { Origins } from '#content/yaml/locate.ts'
import { pathOfNode } from '#content/yaml/pointer-at.ts'
import { writeEdits } from '#content/write/write.ts'
import type { DataFix } from './data-fix.ts'
import type { Fix, TextEdit } from './fix.ts'

/** The fix as text edits. Empty if the writer refuses the edit. */
export const textFix = ({ title, owner, edit }: DataFix, origins: Origins): readonly Fix[] => {
  const origin = origins.get(owner)
  const root = origin && origins.get(origin.source)?.node
  const path = root && pathOfNode(root, origin.node)
  if (!path) return []
  const { name, text } = origin.source
  const written = writeEdits(text, [edit(path)])
  return written.ok ? [{ title, edits: [difference(name, text, written.text)] }] : []
}

/** The smallest single piece of the text that contains all differences. */
const difference = (file: string, before: string, after: string): TextEdit => {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++
  return { file, from, to: before.length - end, text: after.slice(from, after.length - end) }
}
