/** A piece of text that is replaced. */
export type Splice = { readonly from: number; readonly to: number; readonly text: string }

/** How an edit changes the text. `removed`: the ranges whose comments go with them. */
export type Change = {
  readonly edits: readonly Splice[]
  readonly removed: readonly { readonly from: number; readonly to: number }[]
}

/** The text with the splices applied, which may be in any order but must not overlap. */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((before, splice) => before.slice(0, splice.from) + splice.text + before.slice(splice.to), text)
