import { folded, matchesWords } from '#engine/matches-words.ts'

type Named = { readonly label: string; readonly group?: string; readonly synonyms?: string }

/**
 * Options whose label, group or synonyms contain every word of a text. Matching labels come first: those that begin with the text, those
 * that contain it, and those that have all its words; then matches by group or synonyms. Without a text: all options.
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
