/** Rare edits of a content while its page is open. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { copyContent } from '#testing/content-copy.ts'
import { edit, openPage, plants, typesOf, waitOptions } from '#testing/content-page.ts'

describe('a page that is being worked on', () => {
  it('passes over the moment in which a file is empty', async () => {
    const folder = await copyContent({}, plants)
    const { sent, shown } = await openPage(folder)
    const path = join(folder, 'quiz/sections/light.yaml')
    const text = await readFile(path, 'utf8')
    await writeFile(path, '')
    setTimeout(() => void writeFile(path, text.replace('Light and water', 'Sun and rain')), 100)
    await vi.waitFor(async () => expect(await shown()).toContain('Sun and rain'), waitOptions)
    expect(typesOf(sent)).not.toContain('error')
  })

  it('is loaded again when a picture has changed under its name, and shows the edits made with it', async () => {
    const folder = await copyContent({}, plants)
    const { sent, shown } = await openPage(folder)
    await edit(folder, 'media/art/hero.svg', '<svg', '<svg data-new=""')
    await edit(folder, 'quiz/sections/light.yaml', 'Light and water', 'Sun and rain')
    await vi.waitFor(() => expect(typesOf(sent)).toContain('full-reload'), waitOptions)
    await vi.waitFor(async () => expect(await shown()).toContain('Sun and rain'), waitOptions)
  })

  it('gets a section that is added and forgets one that is deleted', async () => {
    const folder = await copyContent({}, plants)
    const { sent } = await openPage(folder)
    await writeFile(join(folder, 'quiz/sections/pot.yaml'), 'id: pot\n')
    await vi.waitFor(() => expect(typesOf(sent)).toContain('error'), waitOptions)
    sent.length = 0
    await rm(join(folder, 'quiz/sections/pot.yaml'))
    await vi.waitFor(() => expect(typesOf(sent)).toContain('update'), waitOptions)
  })
})
