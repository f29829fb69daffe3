import { expect, test } from 'vitest'
import { kindOfRequest, type RequestKind } from './kind-of-request.ts'

const origin = 'https://quiz.example'
const list = {
  quiz: '/quiz',
  files: { '/assets/main-1.js': 'a', '/media/quiz.svg': 'b', '/quiz': 'c', '/offline': 'd' },
}
const kind = (url: string, request: Partial<Request> = {}) =>
  kindOfRequest({ method: 'GET', mode: 'cors', url: new URL(url, origin).href, ...request }, origin, list)

test.each<readonly [string, string, Partial<Request>, RequestKind]>([
  ['a script of the quiz', '/assets/main-1.js', {}, 'asset'],
  ['a script of another build', '/assets/main-2.js', {}, 'none'],
  ['a drawing of the quiz', '/media/quiz.svg', {}, 'file'],
  ['a drawing of another page', '/media/art.svg', {}, 'none'],
  ['the quiz', '/quiz', { mode: 'navigate' }, 'quiz'],
  ['the quiz with a slash and a query', '/quiz/?result', { mode: 'navigate' }, 'quiz'],
  ['another page', '/about', { mode: 'navigate' }, 'page'],
  ['a personal page', '/dashboard', { mode: 'navigate' }, 'page'],
  ['a page whose name begins like the quiz', '/quizzes', { mode: 'navigate' }, 'page'],
  ['the documentation of the API, opened as a page', '/api/docs', { mode: 'navigate' }, 'none'],
  ['the studio', '/studio/', { mode: 'navigate' }, 'none'],
  ['a file that is opened as a page', '/robots.txt', { mode: 'navigate' }, 'none'],
  ['a call of the API', '/api/quiz/submissions/1', {}, 'none'],
  ['a photo', '/api/quiz/submissions/1/photos/top', {}, 'none'],
  ['answers that are sent', '/api/quiz/submissions', { method: 'POST' }, 'none'],
  ['a form that is sent to the quiz', '/quiz', { method: 'POST', mode: 'navigate' }, 'none'],
  ['another site', 'https://other.example/assets/main-1.js', {}, 'none'],
  ['a name of the language', '/constructor', {}, 'none'],
])('%s', (_name, url, request, expected) => {
  expect(kind(url, request)).toBe(expected)
})
