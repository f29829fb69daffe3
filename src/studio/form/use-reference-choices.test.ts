import { expect, test } from 'vitest'
import { references, type Reference } from '#content/schema/references.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { nothingToChoose } from './use-reference-choices.ts'

test('where there is nothing to choose, the list to add to is named as the studio names it', () => {
  const schemas = JSON.stringify([...readSchemas().values()])
  const said = (Object.keys(references) as Reference[]).flatMap(
    (to) => /“(.*)”/.exec(nothingToChoose(to, []))?.[1] ?? [],
  )
  expect(said).toContain('Badges')
  expect(said.filter((title) => !schemas.includes(`"title":"${title}"`))).toEqual([])
})
