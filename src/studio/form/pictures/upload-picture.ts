import { largestPicture, tooLargePicture } from '#editing/largest-picture.ts'
import type { UploadedPicture } from '#editing/studio-api.ts'
import { call } from '#studio/app/loading/call.ts'

type Uploaded =
  | { readonly ok: true; readonly value: UploadedPicture }
  | { readonly ok: false; readonly message: string }

/** Stores the bytes of a picture on the server, which checks it and makes it safe. */
export const uploadPicture = async (file: File): Promise<Uploaded> =>
  // Checked here, because the server would refuse it by closing the connection while the browser is still sending.
  file.size > largestPicture
    ? { ok: false, message: tooLargePicture }
    : call<UploadedPicture>('PUT', `/pictures?name=${encodeURIComponent(file.name)}`, { body: file })
