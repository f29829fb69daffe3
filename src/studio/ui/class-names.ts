/** `classNames(styles.row, isOpen && styles.open)`: joins the truthy names into one `className`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== null && name !== false).join(' ')
