import { describe, expect, test } from 'vitest'
import { partPlaces, traitPlaces } from './empty-pages.ts'
import { compileContent } from '#content/compile.ts'

const compiled = async (folder: string) => (await compileContent(folder)).content ?? expect.fail('It has a mistake')

describe('before there is a result', () => {
  test('each trait of the profile has a place, with a picture where the content has one', async () => {
    const content = await compiled('content')
    const places = traitPlaces(content)
    expect(places.map(({ group }) => group)).toEqual(content.profile.groups.map(({ id }) => id))
    expect(places.flatMap(({ traits }) => traits.map(({ title }) => title))).toEqual(
      content.profile.groups.flatMap(({ traits }) => traits.map(({ title }) => title)),
    )
    const pictures = places.flatMap(({ traits }) => traits.map(({ picture }) => picture))
    expect(pictures).toContain('quiz/type_3.svg')
    expect(pictures).toContain('traits/sebum.svg')
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
