/** What a problem code means, for `docs/content-problems.md` and for everything that prints problems. */
export type CodeDescription = {
  /** An error stops the compilation. A warning is about a matter of taste, or about something that does not harm visitors. */
  readonly severity: 'error' | 'warning'
  /** What is wrong, in a few words. */
  readonly title: string
  /** Why it matters: what a visitor or an editor would notice. */
  readonly why: string
  /** An example with the mistake, as an editor would have written it. */
  readonly wrong: string
  /** The example without the mistake. */
  readonly right: string
}

export type CodeTable = Readonly<Record<`content/${string}`, CodeDescription>>
