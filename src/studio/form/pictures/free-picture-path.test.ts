import { expect, test } from 'vitest'
import { freePicturePath } from './free-picture-path.ts'

const hash = 'abcdef0123'

test.each([
  ['curl.png', '', [], 'uploads/curl-abcdef.png'],
  ['curl.png', 'quiz/type-4c.svg', [], 'quiz/curl-abcdef.png'],
  ['curl.png', '', ['media/uploads/curl-abcdef.png', 'media/uploads/curl-abcdef-2.png'], 'uploads/curl-abcdef-3.png'],
  ['curl.png', 'quiz/curl.png', ['media/quiz/curl.png'], 'quiz/curl-abcdef.png'],
  // The compiler reads pictures from folders with such names, but the studio does not write there.
  ['curl.png', 'Größen/a.png', [], 'uploads/curl-abcdef.png'],
  ['curl.png', 'Bilder (neu)/a.png', [], 'uploads/curl-abcdef.png'],
])('%s in place of “%s”', (name, replaced, taken, path) => {
  expect(freePicturePath({ name, hash }, replaced, new Set(taken))).toBe(path)
})

test('another picture with the same name, in another draft, goes elsewhere', () => {
  const [one, other] = [hash, '0123abcdef'].map((of) => freePicturePath({ name: 'image.png', hash: of }, '', new Set()))
  expect(one).not.toBe(other)
})
