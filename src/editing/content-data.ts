import type { Act } from './operation.ts'

/** What each file of the content folder contains, by its path; null for a file whose YAML cannot be read. */
export type ContentData = ReadonlyMap<string, unknown>

/** What an editor wants to do: `editor.act(title, operations)` does it. Without operations nothing would change. */
export type NewAct = Pick<Act, 'title' | 'operations'>
