import { expect, test } from 'vitest'
import { addressInStudio, pathInContent, setDraftPictures } from './draft-pictures.ts'

test('a picture of the content comes from its folder, one of the draft from where the server keeps it', () => {
  setDraftPictures({ 'media/hair/wavy.svg': 'a1', 'media/home/hero.webp': 'b2' })
  expect(addressInStudio('/media/hair.svg#curly')).toBe('/studio/media/hair.svg#curly')
  expect(addressInStudio('/media/hair.svg#wavy')).toBe('/studio/api/objects/a1?id=wavy#wavy')
  expect(addressInStudio('/media/home/hero.webp')).toBe('/studio/api/objects/b2')
})

test('a picture of the draft that is pressed is known by its path', () => {
  setDraftPictures({ 'media/hair/wavy.svg': 'a1' })
  expect(pathInContent('/studio/api/objects/a1?id=wavy#wavy')).toBe('/media/hair/wavy.svg')
  expect(pathInContent('/studio/media/hair.svg#curly')).toBe('/studio/media/hair.svg#curly')
})
