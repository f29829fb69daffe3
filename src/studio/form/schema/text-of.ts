/** What a field shows of a stored text or number. Empty for everything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The default that is in effect, otherwise an example. */
export const placeholderOf = (fallback: unknown, examples: readonly string[]): string | undefined => {
  const text = textOf(fallback)
  if (text !== '') return text
  return examples.length > 0 ? `For example: ${examples[0] ?? ''}` : undefined
}
