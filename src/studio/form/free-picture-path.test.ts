import { expect, test } from 'vitest'
import { freePicturePath } from './free-picture-path.ts'

test.each([
  ['curl.png', '', [], 'uploads/curl.png'],
  ['curl.png', 'quiz/type-4c.svg', [], 'quiz/curl.png'],
  ['curl.png', '', ['media/uploads/curl.png', 'media/uploads/curl-2.png'], 'uploads/curl-3.png'],
  ['curl.png', 'quiz/curl.png', ['media/quiz/curl.png'], 'quiz/curl-2.png'],
])('%s in place of “%s”', (name, replaced, taken, path) => {
  expect(freePicturePath(name, replaced, new Set(taken))).toBe(path)
})
