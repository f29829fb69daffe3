import { longestTitle } from '#editing/operation.ts'

/** The name itself or, if it is taken, the name with the first free number: 'Changes of 27 November (2)'. */
export const freeName = (name: string, taken: readonly string[]): string => {
  if (!taken.includes(name)) return name
  const numbered = (number: number) => {
    const end = ` (${number})`
    return `${[...name].slice(0, longestTitle - end.length).join('')}${end}`
  }
  let number = 2
  while (taken.includes(numbered(number))) number += 1
  return numbered(number)
}
