import { call } from '#studio/app/loading/call.ts'

/** The text of a stored file. Rejects in plain words if it does not exist. */
export const readObject = async (hash: string | null): Promise<string | null> => {
  if (hash === null) return null
  const reply = await call('GET', `/objects/${hash}`, { read: (stored) => stored.text() })
  if (reply.ok) return reply.value
  throw new Error(reply.message)
}
