import { describe, expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { applyToData } from '#editing/apply.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import { describeChanges } from './describe-changes.ts'

const file = 'quiz/sections/days.yaml'
const before: ContentData = new Map([
  [
    file,
    {
      id: 'days',
      title: 'Days',
      questions: [
        { id: '6', choice: 'radio', title: 'Tea?', why: 'It keeps awake.', options: [{ id: 'yes', label: 'Yes' }] },
        { id: '7', choice: 'radio', title: 'Milk?', when: { question: '6', is: ['yes'] } },
      ],
    },
  ],
])

const lines = (...sets: readonly (readonly [place: Place, value: unknown])[]) => {
  const after = sets.reduce<ContentData>((data, [place, value]) => {
    const { operations } = setValue(data, file, ['questions', ...place], value)
    return operations.reduce<ContentData>(
      (made, operation) =>
        operation.kind === 'set' ? new Map([[file, applyToData(made.get(file), operation)]]) : made,
      data,
    )
  }, before)
  return describeChanges([], before, after, packageSchemas())
}

describe('something whose name was emptied', () => {
  it('is called by the name that it had, in every change of it', () => {
    const made = lines([['6', 'title'], ''], [['6', 'subheader'], 'With sugar.'])
    expect(made.map(({ words }) => words)).toEqual(['Question “Tea?” is empty now', '“Tea?”: new hint: “With sugar.”'])
    expect(made[0]).toMatchObject({ item: { title: 'Tea?' }, short: 'Question “Tea?” is empty now' })
  })

  it('is called so in the conditions of others', () => {
    const made = lines([['6', 'title'], ' '], [['7', 'when'], { question: '6', answered: true }])
    expect(made.map(({ words }) => words)).toContain(
      '“Milk?” is asked only when “Tea?” is answered (before: only when “Tea?” is Yes)',
    )
  })

  it('is called so when it is a part of something', () => {
    expect(lines([['6', 'options', 'yes', 'label'], '']).map(({ words }) => words)).toEqual([
      '“Tea?”: option label “Yes” is empty now',
    ])
  })
})

it('another text that was emptied is said to be empty', () => {
  expect(lines([['6', 'why'], '']).map(({ words }) => words)).toEqual([
    '“Tea?”: why we ask “It keeps awake.” is empty now',
  ])
})
