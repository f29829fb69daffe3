/** As people write it, such as 1,234.5 in English. Without `groups` it can be edited: 1234.5. */
export const writeNumber = (value: number, locale: string, groups = true): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20, numberingSystem: 'latn', useGrouping: groups }).format(
    value,
  )
