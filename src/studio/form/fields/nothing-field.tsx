/** The form of a value that says 'none': there is nothing to edit. */
export const NothingField = () => null
