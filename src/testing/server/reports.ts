/** Reports of a test user: submissions stored anonymously and then claimed. */
import sharp from 'sharp'
import type { Submission } from '#types/api.generated.ts'
import type { TestUser } from './accounts.ts'
import { store, type Stored, type TestServer } from './server.ts'

export const claim = (user: Pick<TestUser, 'call'>, { id, submission }: Pick<Stored, 'id' | 'submission'>) =>
  user.call('POST', `/quiz/submissions/${id}/claim`, { payload: { claim_token: submission.claim_token } })

export const createReport = async (
  server: TestServer,
  user: Pick<TestUser, 'call'>,
  changes: Partial<Submission> = {},
): Promise<Stored> => {
  const stored = await store(server, changes)
  const reply = await claim(user, stored)
  if (reply.statusCode !== 200) throw new Error(`Not claimed: ${reply.body}`)
  return stored
}

/** A small single-colour JPEG. */
export const picture = (background = '#806040'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Uploads one photo for each view. Returns the views. */
export const uploadPhotos = async (
  server: TestServer,
  user: Pick<TestUser, 'call'>,
  id: string,
): Promise<readonly string[]> => {
  const views = server.content.photos.views.map((view) => view.id)
  for (const view of views) {
    const reply = await user.call('PUT', `/quiz/submissions/${id}/photos/${view}`, {
      payload: await picture(),
      headers: { 'content-type': 'image/jpeg' },
    })
    if (reply.statusCode !== 200) throw new Error(`Not stored: ${reply.body}`)
  }
  return views
}
