/** Stores the erasure log in the bucket of the photos, under its own prefix. */
import type { ErasureFiles } from './erasure-log.ts'
import { createS3Call, deleteObject, expectOk, type S3Call, type S3Settings } from '#server/photos/s3-calls.ts'
import { listObjects } from '#server/photos/s3-listing.ts'

const prefix = 'erasures/'

export const s3Erasures = (settings: S3Settings, isOurs: (name: string) => boolean): ErasureFiles => {
  const call: S3Call = createS3Call(settings)
  return {
    write: async (name, text) => {
      const body = new Uint8Array(Buffer.from(text))
      const headers = { 'content-type': 'application/jsonl' }
      expectOk(await call({ method: 'PUT', key: prefix + name, headers, body }))
    },
    names: async () => {
      const names: string[] = []
      for await (const { name } of listObjects(call, prefix)) if (isOurs(name)) names.push(name)
      return names.sort()
    },
    read: async (name) => expectOk(await call({ method: 'GET', key: prefix + name })).body.toString(),
    delete: (name) => deleteObject(call, prefix + name),
  }
}
