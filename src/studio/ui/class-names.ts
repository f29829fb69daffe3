/** `classNames(styles.row, isOpen && styles.open)`: those that are there, as one `className`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== null && name !== false).join(' ')
