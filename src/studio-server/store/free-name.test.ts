import { expect, it } from 'vitest'
import { longestTitle } from '#editing/operation.ts'
import { freeName } from './free-name.ts'

const day = 'Changes of 27 November'

it('a name that no other draft has stays as it is', () => {
  expect(freeName(day, [])).toBe(day)
  expect(freeName(day, ['Changes of 26 November', `${day} (2)`])).toBe(day)
})

it('one that is taken gets the first free number', () => {
  expect(freeName(day, [day])).toBe(`${day} (2)`)
  expect(freeName(day, [day, `${day} (2)`, `${day} (4)`])).toBe(`${day} (3)`)
})

it('with its number it is as long as a name may be', () => {
  const long = 'a'.repeat(longestTitle)
  expect(freeName(long, [long])).toBe(`${'a'.repeat(longestTitle - 4)} (2)`)
})

it('with its number it does not end in half of a character', () => {
  const long = `a${'😀'.repeat(longestTitle - 1)}`
  const name = freeName(long, [long])
  expect([name.isWellFormed(), [...name].length, name.endsWith('😀 (2)')]).toEqual([true, longestTitle, true])
})
