/** A change of one file: the text from `from` up to `to` is replaced. Offsets count UTF-16 code units of the file as it was read. */
export type TextEdit = {
  /** The name as in the problem, such as content/quiz/quiz.yaml */
  readonly file: string
  readonly from: number
  readonly to: number
  readonly text: string
}

/** A correction that is certain enough to be offered as a button, or to be applied by `npm run content -- --fix`. */
export type Fix = {
  /** What it does, such as 'Change “leafs” to “leaves”.' */
  readonly title: string
  readonly edits: readonly TextEdit[]
}
