/** In Unicode code points, as JSON Schema and the server count: an emoji that JavaScript stores in two units is one. */
export const characterCount = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}
