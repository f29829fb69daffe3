import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { givenPath } from './command.ts'

test('a path belongs to the folder in which the command was given', () => {
  expect(givenPath('monday', { INIT_CWD: '/home/ada' })).toBe('/home/ada/monday')
  expect(givenPath('/backups/monday', { INIT_CWD: '/home/ada' })).toBe('/backups/monday')
  expect(givenPath('monday', {})).toBe(resolve('monday'))
})
