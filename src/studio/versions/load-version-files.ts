import type { VersionFiles } from '#editing/studio-api.ts'
import { call } from '#studio/app/loading/call.ts'

/** The hash of each file right after a version, by its path. Rejects in plain words. */
export const loadVersionFiles = async (id: string): Promise<VersionFiles['files']> => {
  const reply = await call<VersionFiles>('GET', `/versions/${encodeURIComponent(id)}/files`)
  if (!reply.ok) throw new Error(reply.message)
  return reply.value.files
}
