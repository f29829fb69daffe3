/** The text of a stored file. Rejects in plain words when it is not there. */
export const readObject = async (hash: string | null): Promise<string | null> => {
  if (hash === null) return null
  const response = await fetch(`/studio/api/objects/${hash}`).catch(() => null)
  if (!response) throw new Error('The studio on this computer does not answer. Is it still running in the terminal?')
  if (!response.ok) throw new Error('The text of this version is not stored any more.')
  return response.text()
}
