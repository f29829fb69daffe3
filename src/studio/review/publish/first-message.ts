/** What a publication is about, before the editor has written it: the name of the draft, if it says more than the day. */
export const firstMessage = (name: string): string => (/^Changes of \d+ \p{L}+(?: \(\d+\))?$/u.test(name) ? '' : name)
