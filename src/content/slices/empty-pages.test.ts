import { describe, expect, test } from 'vitest'
import { partPlaces, traitPlaces } from './empty-pages.ts'
import { compileCopy } from '#testing/compile-copy.ts'

const compiled = async (folder: string) => (await compileCopy(folder)).content ?? expect.fail('It has a mistake')

describe('before there is a result', () => {
  test('each trait of a group with a loaded answer has a place, with a picture where the content has one', async () => {
    const content = await compiled('content')
    const [first] = content.profile.groups
    expect(traitPlaces(content)).toEqual([
      {
        group: first?.id,
        traits: first?.traits.map(({ title }) => ({ title, picture: expect.stringMatching(/\.svg$/) })),
      },
    ])
    const [hairType] = first?.traits ?? []
    expect(traitPlaces(content)[0]?.traits[0]?.picture).toBe(
      hairType?.kind === 'answer' ? hairType.labels[0]?.short_picture : null,
    )
    const without = {
      ...content,
      constants: { ...content.constants, quiz: { ...content.constants.quiz, replies: [] } },
    }
    expect(traitPlaces(without)).toEqual([])
  })

  test('each part of the routine has a place, with the drawing of a product that it may need', async () => {
    const content = await compiled('content')
    const places = partPlaces(content)
    expect(places.map(({ title }) => title)).toEqual(content.routines.parts.map(({ title }) => title))
    const drawings = content.routines.slots.map(({ picture }) => picture)
    for (const { picture } of places) expect(drawings).toContain(picture)
    expect(new Set(places.map(({ picture }) => picture)).size).toBe(places.length)
  })

  test('a content without profile and routine has none', async () => {
    const content = await compiled('examples/phq-9')
    expect(traitPlaces(content)).toEqual([])
    expect(partPlaces(content)).toEqual([])
  })
})
