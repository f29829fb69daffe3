import { expect, test } from 'vitest'
import { exportFileName, fileName } from './file-name.ts'

test.each([
  ['report 21/11/26.pdf', 'report 21-11-26.pdf'],
  ['a"b\\c/d\r\ne:f*g?h<i>j|k%.pdf', 'a-b-c-d-e-f-g-h-i-j-k-.pdf'],
  ['Ọkọ́ (é) 報告.pdf', 'Ọkọ́ (é) 報告.pdf'],
  ['a\ud800b\u200b.pdf', 'a-b-.pdf'],
])('%j is saved as %j', (name, saved) => {
  expect(fileName(name)).toBe(saved)
})

test('an export names the site, the account and the day', () => {
  expect(exportFileName('Quiz: Plants', 'ada', '2026-11-21')).toBe('Quiz- Plants-ada-2026-11-21.json')
})
