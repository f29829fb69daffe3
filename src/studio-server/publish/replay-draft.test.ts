import { expect, test } from 'vitest'
import type { Operation } from '#editing/operation.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { actOf } from '#testing/studio/serve-studio.ts'
import { replayDraft } from './replay-draft.ts'

const file = 'media/image.png'
const [theirs, mine, later] = ['theirs', 'mine', 'later'].map((text) => Buffer.from(text))
if (!theirs || !mine || !later) throw new Error('three pictures')
const folder = { name: 'content', files: [{ path: file, name: `content/${file}`, bytes: theirs }] }
const objects = {
  put: async (bytes: Uint8Array) => sha256Of(bytes),
  get: async (hash: string) => [theirs, mine, later].find((bytes) => sha256Of(bytes) === hash) ?? null,
}
const picture = (before: Buffer | null, after: Buffer | null): Operation => ({
  kind: 'picture',
  file,
  before: before && sha256Of(before),
  after: after && sha256Of(after),
})

test.each([
  ['a new one', [picture(null, mine)]],
  ['a deletion', [picture(mine, null)]],
])('a picture that somebody else has put there is not replaced: %s', async (_, operations) => {
  expect((await replayDraft(folder, [actOf(...operations)], objects)).conflicts).toHaveLength(1)
})

test.each([
  ['the same picture', [picture(null, theirs)]],
  ['one that was replaced knowingly, twice', [picture(theirs, mine), picture(mine, later)]],
  ['one that was deleted and added', [picture(theirs, null), picture(null, mine)]],
])('no conflict: %s', async (_, operations) => {
  expect((await replayDraft(folder, [actOf(...operations)], objects)).conflicts).toEqual([])
})
