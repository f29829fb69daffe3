import { expect, test } from 'vitest'
import { fieldWords } from './field-words.ts'

const [username, password] = [
  { id: 'username', label: 'Username' },
  { id: 'password', label: 'Password' },
] as const

test('the words of a field are those with its id, in any order', () => {
  for (const fields of [
    [username, password],
    [password, username],
  ])
    expect([fieldWords(fields, 'username'), fieldWords(fields, 'password')]).toEqual([username, password])
})

test('a field without words is a fault of the program', () => {
  expect(() => fieldWords<{ readonly id: string }>([username], 'password')).toThrow('password')
})
