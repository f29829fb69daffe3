import { folded, matchesWords } from '#engine/matches-words.ts'

type Named = { readonly label: string; readonly group?: string; readonly synonyms?: string }

/**
 * Options whose label, group or synonyms contain every word of a text. What is called so comes first: labels that begin with the text,
 * those that contain it, those that have all its words, and then what is found by its group or by synonyms. Without a text: all of them.
 */
export const matchingOptions = <Option extends Named>(options: readonly Option[], text: string): readonly Option[] => {
  const phrase = folded(text.trim())
  if (phrase === '') return options
  const matches = matchesWords(text)
  const rank = ({ label }: Option): number => {
    const at = folded(label).indexOf(phrase)
    return at === 0 ? 0 : at > 0 ? 1 : matches([label]) ? 2 : 3
  }
  return options
    .filter(({ group = '', label, synonyms = '' }) => matches([label, group, synonyms]))
    .map((option) => ({ option, rank: rank(option) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}
