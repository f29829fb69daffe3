/** The data of one file on two sides. Both are the same object as long as the sides have not diverged. undefined: there is no such file. */
export type Sides = {
  /** The data that the operation was made on. */
  readonly mine: unknown
  /** The data as it is now on the other side. */
  readonly theirs: unknown
}
