import type { Act } from './operation.ts'

/** Changes that are not published yet. */
export type Draft = {
  readonly id: string
  readonly name: string
  /** How many times the draft was stored. A save that is based on another revision than the stored one is refused. */
  readonly revision: number
  /** SHA-256 (hex) of every file of the content that the acts were made on, by path. */
  readonly base: Readonly<Record<string, string>>
  readonly acts: readonly Act[]
  /** How many of the acts are in effect. Those after them were undone and can be redone. */
  readonly done: number
}

/** The acts in effect. */
export const actsInEffect = ({ acts, done }: Pick<Draft, 'acts' | 'done'>): readonly Act[] => acts.slice(0, done)
