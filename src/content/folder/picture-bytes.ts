import type { Finding } from '#content/problems/problem.ts'
import { wholeFileRange } from '#content/yaml/range.ts'
import type { ContentFile } from './content-file.ts'
import { largePicture } from './large-picture.ts'

/** The signature of each type (its magic bytes) with one character for each byte, and its offset. */
const signatures: Readonly<Record<string, readonly [offset: number, text: string]>> = {
  'image/png': [0, '\x89PNG\r\n\x1a\n'],
  'image/jpeg': [0, '\xff\xd8\xff'],
  'image/webp': [8, 'WEBP'],
  'image/avif': [4, 'ftyp'],
  'image/gif': [0, 'GIF8'],
  'image/x-icon': [0, '\0\0\x01\0'],
}

/** Reports a file whose bytes are not a picture of the type that its name says, and one that takes long to load. */
export const pictureFindings = ({ bytes, name }: ContentFile, type: string): readonly Finding[] => {
  const range = wholeFileRange({ name, text: '' })
  const [offset, text] = signatures[type] ?? [0, '']
  const found = String.fromCharCode(...bytes.subarray(offset, offset + text.length))
  if (found !== text)
    return [
      {
        code: 'content/wrong-picture',
        range,
        message: `This file is no picture of the type ${type}, which its name promises.`,
        help: 'Export the picture again in this format, or give the file the ending of the format that it has.',
      },
    ]
  const large = largePicture(bytes.length)
  return large ? [{ code: 'content/large-picture', range, ...large }] : []
}
