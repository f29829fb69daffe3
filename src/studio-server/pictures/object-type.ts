import { withoutProlog } from './read-xml.ts'

/** The media type of stored bytes. Everything but pictures is plain text, so that it is never shown as a page. */
export const typeOfObject = (bytes: Uint8Array): string => {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (beginning.startsWith('\x89PNG')) return 'image/png'
  if (beginning.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (beginning.startsWith('RIFF')) return 'image/webp'
  if (beginning.startsWith('GIF8')) return 'image/gif'
  if (beginning.slice(4).startsWith('ftyp')) return 'image/avif'
  if (beginning.startsWith('\0\0\x01\0')) return 'image/x-icon'
  return /^<svg[\s>]/.test(withoutProlog(Buffer.from(bytes).toString('utf8')))
    ? 'image/svg+xml'
    : 'text/plain; charset=utf-8'
}
