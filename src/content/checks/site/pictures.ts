import { check } from '#content/checks/check.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import { spellingFixes } from '#content/problems/fixes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { closestMatch } from '#content/schema/did-you-mean.ts'
import { quoted } from '#content/problems/wording.ts'

const parts = ['sections', 'photos', 'profile', 'catalogue', 'brand', 'pages'] as const
/** Properties that contain the path of a file in content/media. */
const names = new Set(['picture', 'image', 'src', 'default_image', 'logo', 'icon'])

/** Every picture that the content refers to exists. */
export const pictures = parts.map((part) =>
  check([part], (content, { locate, media }) =>
    namedPictures(content[part]).flatMap(({ owner, key, path }): Finding[] => {
      if (media.has(path)) return []
      const near = closestMatch(path, media)
      return [
        {
          code: 'content/missing-image',
          range: locate(owner, key),
          message: `The picture ${quoted(path)} was not found in content/media.`,
          help: near === undefined ? 'Put the file there, or correct the name.' : `Did you mean ${quoted(near)}?`,
          fixes: spellingFixes(locate(owner, key), path, media),
        },
      ]
    }),
  ),
)

type NamedPicture = { readonly owner: object; readonly key: string; readonly path: string }

/** Every setting of this value, at any depth, that names a picture. */
export const namedPictures = (value: unknown): readonly NamedPicture[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        names.has(key) && typeof inner === 'string' && !Array.isArray(value)
          ? [{ owner: value, key, path: inner }]
          : namedPictures(inner),
      )
    : []
