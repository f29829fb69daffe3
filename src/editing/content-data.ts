import type { Act } from './operation.ts'

/** The parsed data of each file of the content folder, by path; null for a file whose YAML cannot be read. */
export type ContentData = ReadonlyMap<string, unknown>

/** An act to be done with `editor.act`. Without operations it would change nothing. */
export type NewAct = Pick<Act, 'title' | 'operations' | 'about'>
