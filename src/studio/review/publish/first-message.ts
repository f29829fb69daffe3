/** The initial message of a publication: the name of the draft, unless that is only a date. */
export const firstMessage = (name: string): string => (/^Changes of \d+ \p{L}+(?: \(\d+\))?$/u.test(name) ? '' : name)
