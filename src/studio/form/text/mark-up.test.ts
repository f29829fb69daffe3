import { expect, test } from 'vitest'
import { markUp, type Mark } from './mark-up.ts'

/** The text after marking, with the selection in brackets. */
const marked = (text: string, mark: Mark): string => {
  const from = text.indexOf('[')
  const to = text.indexOf(']') - 1
  const plain = text.replace('[', '').replace(']', '')
  const change = markUp(plain, from, to, mark)
  const after = plain.slice(0, change.from) + change.insert + plain.slice(change.to)
  const [start, end] = change.select
  return `${after.slice(0, start)}<${after.slice(start, end)}>${after.slice(end)}`
}

test.each([
  ['a [word] here', 'strong', 'a **<word>** here'],
  ['a **[word]** here', 'strong', 'a <word> here'],
  ['a [word] here', 'emphasis', 'a *<word>* here'],
  ['a *[word]* here', 'emphasis', 'a <word> here'],
  ['a **[word]** here', 'emphasis', 'a ***<word>*** here'],
  ['see [terms]', 'link', 'see [terms](</>)'],
  ['[]', 'strong', '**<>**'],
  ['before\n[one\ntwo]', 'list', 'before\n- one\n- two<>'],
  ['[]\nafter an empty line', 'list', '- <>\nafter an empty line'],
] as const)('%j as %s', (text, mark, after) => {
  expect(marked(text, mark)).toBe(after)
})
