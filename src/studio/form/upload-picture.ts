import { largestPicture, tooLargePicture } from '#editing/largest-picture.ts'
import type { Refusal, UploadedPicture } from '#editing/studio-api.ts'

type Uploaded =
  | { readonly ok: true; readonly picture: UploadedPicture }
  | { readonly ok: false; readonly message: string }

/** Stores the bytes of a picture on the server, which checks it and makes it safe. */
export const uploadPicture = async (file: File): Promise<Uploaded> => {
  // The server refuses it as well, but closes the connection while the browser still sends.
  if (file.size > largestPicture) return { ok: false, message: tooLargePicture }
  try {
    const reply = await fetch(`/studio/api/pictures?name=${encodeURIComponent(file.name)}`, {
      method: 'PUT',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
    })
    const body: unknown = await reply.json()
    return reply.ok ? { ok: true, picture: body as UploadedPicture } : { ok: false, message: (body as Refusal).message }
  } catch {
    return {
      ok: false,
      message: 'The picture could not be sent. Check that the studio is still running, and try again.',
    }
  }
}
