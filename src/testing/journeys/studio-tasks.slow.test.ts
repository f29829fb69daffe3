/** The most frequent tasks of editors, in the studio as `npm run studio` starts it, with their presses and keys (table in docs/studio.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openStudio } from '#testing/browser/open-studio.ts'
import { editorOf, isFocused, type Editor, type Studio } from '#testing/browser/studio.ts'

const section = 'quiz/sections/hair-details.yaml'
const questionPage = (id: string, file = section) => `/studio/edit/${file}/-/questions/${id}`

type Session = { readonly studio: Studio; readonly page: Page; readonly editor: Editor }

const open = async (address: string, content = 'content'): Promise<Session> => {
  // A reload can overtake a save, which is then refused and merged.
  const { studio, page } = await openStudio(content, /409 \(Conflict\)/)
  await page.goto(address)
  return { studio, page, editor: editorOf(page) }
}

const preview = (page: Page) => page.frameLocator('iframe')
const textOf = ({ contentDir }: Studio, file = section) => readFileSync(join(contentDir, file), 'utf8')
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

/** Publishes the draft, and returns the lines of the file that are new. */
const published = async ({ page, studio }: Session, file = section): Promise<readonly string[]> => {
  const before = textOf(studio, file).split('\n')
  await page.getByRole('link', { name: /^Review/ }).click()
  await button(page, 'Publish').click()
  await expect.poll(() => textOf(studio, file)).not.toBe(before.join('\n'))
  return textOf(studio, file)
    .split('\n')
    .filter((line) => !before.includes(line))
}

describe('the tasks of other editors', () => {
  test('a: the label of an option is renamed where it stands, and seen at once with the answers kept', async () => {
    const lifestyle = 'quiz/sections/lifestyle.yaml'
    const session = await open(questionPage('lifestyle_2', lifestyle))
    const { editor, page } = session
    const label = page.getByRole('textbox', { name: 'Label of option 2' })
    await expect.poll(() => label.count()).toBe(1)
    const before = await label.inputValue()
    await expect.poll(() => preview(page).getByText(before, { exact: true }).count()).toBe(1)
    const chosen = preview(page)
      .getByRole('group', { name: /supplement/i })
      .getByRole('radio', { checked: true })
    const answer = await chosen.getAttribute('value')
    await editor.press(label)
    await editor.key('End')
    await editor.type(' (by mouth)')
    await expect.poll(() => preview(page).getByText(`${before} (by mouth)`).count()).toBe(1)
    expect(editor.effort()).toEqual({ presses: 1, keys: 12 })
    expect(await chosen.getAttribute('value')).toBe(answer)
    await page.getByRole('link', { name: /^Review/ }).click()
    await page.getByRole('radio', { name: 'Same meaning' }).check()
    expect(await published(session, lifestyle)).toEqual([expect.stringContaining(`${before} (by mouth)`)])
  })

  test('b: a question with three options is typed line by line', async () => {
    const session = await open(questionPage('5'))
    const { editor, page } = session
    await editor.press(button(page, 'Add question'))
    await editor.type('Do you swim?')
    for (const label of ['Often', 'Rarely', 'Never']) {
      await editor.key('Enter')
      await editor.type(label)
    }
    expect(editor.effort()).toEqual({ presses: 1, keys: 12 + 3 + 5 + 6 + 5 })
    await expect.poll(() => preview(page).getByRole('radio', { name: 'Rarely' }).count()).toBe(1)
    expect((await published(session)).join('\n')).toMatch(/title: Do you swim\?[^]*Often[^]*Rarely[^]*Never/)
  })

  test('b: or it is pasted as four lines', async () => {
    const { editor, page } = await open(questionPage('5'))
    await editor.press(button(page, 'Add question'))
    await editor.paste('Do you swim?\nOften\nRarely\nNever')
    await expect.poll(() => preview(page).getByRole('radio', { name: 'Rarely' }).count()).toBe(1)
    expect(editor.effort()).toEqual({ presses: 1, keys: 1 })
  })

  test('c: a question is asked only after one answer, which is chosen on the question itself', async () => {
    const session = await open(questionPage('7'))
    const { editor, page } = session
    await editor.press(button(page, 'Add a condition'))
    await editor.type('closest')
    await editor.key('Enter')
    await editor.press(page.getByRole('region', { name: 'Ask when' }).getByText('4C', { exact: true }))
    const { keys, presses } = editor.effort()
    expect(presses).toBeLessThanOrEqual(3)
    expect(keys).toBeLessThanOrEqual(8)
    expect((await published(session)).join('\n')).toMatch(/when:\n +question: "5"\n +is:\n? +(- |\[)type_4c/)
  })

  test('c: by keyboard alone', async () => {
    const { page } = await open(questionPage('7'))
    await button(page, 'Add a condition').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('closest')
    await page.keyboard.press('Enter')
    const answer = page.getByRole('region', { name: 'Ask when' }).getByLabel('4C', { exact: true })
    for (let tabs = 0; tabs < 12 && !(await isFocused(answer)); tabs++) await page.keyboard.press('Tab')
    for (let arrows = 0; arrows < 4 && !(await isFocused(answer)); arrows++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByRole('region', { name: 'Ask when' }).textContent()).toMatch(/4C/)
  })

  test('d: a question is moved up two places by two keys, which is said', async () => {
    const session = await open(questionPage('5'))
    const { editor, page } = session
    await editor.press(button(page, 'Move Which picture is closest to your natural hair type?, number 6 of 9'))
    await editor.key('ArrowUp')
    await editor.key('ArrowUp')
    await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/4 of 9/))
    expect(editor.effort()).toEqual({ presses: 1, keys: 2 })
    await published(session)
    expect([...textOf(session.studio).matchAll(/^ {2}- id: "?(\w+)"?/gm)].map(([, id]) => id).slice(0, 6)).toEqual([
      '0',
      '1',
      '2',
      '5',
      '3',
      '4',
    ])
  })

  test('e: points for an option are three presses, the digits and the reason, and the sums of the personas follow each digit', async () => {
    const session = await open('/studio/scores')
    const { editor, page } = session
    const sums = page.getByRole('table').filter({ hasText: 'Persona' })
    await expect.poll(() => sums.count()).toBe(1)
    await editor.press(page.getByRole('button', { name: 'Damage for 4A: no points' }))
    await editor.type('40')
    await expect.poll(() => sums.getByText('becomes').count()).toBeGreaterThan(0)
    await editor.press(page.getByRole('region', { name: 'Why: 4A, Damage' }).getByRole('textbox').first())
    await editor.type('Coils break.')
    await editor.press(page.getByRole('radio', { name: 'Weak' }))
    expect(editor.effort()).toEqual({ presses: 3, keys: 2 + 12 })
    expect(await published(session, 'analysis/scores.yaml')).toEqual([
      expect.stringMatching(/question: "5", answer: type_4a, points: 40, evidence: "?weak"?, because: "?Coils break\./),
    ])
  })

  test('an option that people may have chosen is retired', async () => {
    const lifestyle = 'quiz/sections/lifestyle.yaml'
    const session = await open(questionPage('lifestyle_2', lifestyle))
    const { editor, page } = session
    await editor.press(button(page, 'More for Yes, other vitamins or minerals'))
    await editor.press(page.getByRole('menuitem', { name: 'Retire' }))
    expect(editor.effort()).toEqual({ presses: 2, keys: 0 })
    expect((await published(session, lifestyle)).join('\n')).toMatch(/other_supplement.*retired: true/)
  })

  test('a number of the settings is changed', async () => {
    const session = await open('/studio')
    const { editor, page } = session
    await editor.press(page.getByRole('treeitem', { name: 'Settings' }))
    await editor.press(page.getByRole('treeitem', { name: 'Constants' }))
    await editor.press(page.locator('[data-field$="carousel/interval_ms"]').getByRole('textbox'))
    await editor.key('Control+a')
    await editor.type('4500')
    expect(editor.effort()).toEqual({ presses: 3, keys: 5 })
    expect(await published(session, 'settings/constants.yaml')).toEqual([expect.stringMatching(/interval_ms: 4500/)])
  })

  const conditional = 'quiz/sections/preferences.yaml'
  test('g: a question that conditions use is deleted: they are named, and the questions are asked of everybody', async () => {
    const session = await open(questionPage('preference_8', conditional))
    const { editor, page } = session
    await editor.press(button(page.getByRole('group', { name: /^Actions for/ }), 'Delete'))
    const dialog = page.getByRole('dialog', { name: /^Delete/ })
    await expect.poll(() => dialog.textContent()).toMatch(/county[^]*everybody/i)
    await editor.press(button(dialog, 'Delete'))
    expect(editor.effort()).toEqual({ presses: 2, keys: 0 })
    await published(session, conditional)
    expect(textOf(session.studio, conditional)).not.toMatch(/preference_8|when:/)
  })

  test('g: or deleted with it, as chosen', async () => {
    const session = await open(questionPage('preference_8', conditional))
    const { editor, page } = session
    const before = questionIds(textOf(session.studio, conditional))
    await editor.press(button(page.getByRole('group', { name: /^Actions for/ }), 'Delete'))
    const dialog = page.getByRole('dialog', { name: /^Delete/ })
    await editor.press(dialog.getByText('deleted as well').first())
    await editor.press(button(dialog, 'Delete'))
    expect(editor.effort()).toEqual({ presses: 3, keys: 0 })
    await published(session, conditional)
    expect(questionIds(textOf(session.studio, conditional))).toHaveLength(before.length - 2)
  })

  test('f: a word is found in any text, and its field has the focus', async () => {
    const { editor, page } = await open(questionPage('5'))
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).count()).toBe(1)
    await editor.key('Control+k')
    await editor.type('Moisture')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
    await editor.key('Enter')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value ?? '')
    await expect.poll(focused).toMatch(/moisture/i)
    expect(editor.effort()).toEqual({ presses: 0, keys: 10 })
  })

  test('one Escape closes the search, also with a typed word, and the focus returns', async () => {
    const { page } = await open(questionPage('5'))
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Moisture')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await isFocused(title)).toBe(true)
  })

  test('h: ten changes of ten kinds are undone one by one, also after a reload, and nothing is left', async () => {
    const { editor, page } = await open(questionPage('lifestyle_2', 'quiz/sections/lifestyle.yaml'))
    const undo = button(page, 'Undo')
    const changes = async (count: number) => {
      await expect.poll(() => page.getByText(`Changes (${count})`).count()).toBe(1)
    }
    const append = async (name: string) => {
      await page.getByRole('textbox', { name, exact: true }).click()
      await page.keyboard.press('End')
      await page.keyboard.type('!')
    }
    const more = async (name: string, item: string) => {
      await button(page, `More for ${name}`).first().click()
      await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
    }
    const kinds: readonly (() => Promise<void>)[] = [
      () => append('Title'),
      async () => {
        await page.getByRole('combobox', { name: 'Kind of question' }).selectOption({ label: 'Several answers' })
        await button(page, 'Change it').click()
      },
      () => append('Label of option 1'),
      () => more('No', 'Move up'),
      () => more('No', 'Duplicate'),
      () => more('No', 'Retire'),
      async () => {
        await button(page, 'Add option').click()
        await page.keyboard.type('Grey hair')
        await page.keyboard.press('Tab')
      },
      () => button(page, 'Move down').click(),
      async () => {
        await button(page, 'Damage for No: no points').first().click()
        await page.keyboard.type('2')
      },
      async () => {
        await button(page, 'Add question').click()
        await page.keyboard.type('Do you swim?')
      },
    ]
    for (const [index, change] of kinds.entries()) {
      await change()
      await changes(index + 1)
    }
    for (const left of [9, 8, 7, 6, 5]) {
      await editor.press(undo)
      await changes(left)
    }
    await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/^Saved/))
    await page.reload()
    for (const left of [4, 3, 2, 1, 0]) {
      await editor.press(undo)
      await changes(left)
    }
    expect(editor.effort()).toEqual({ presses: 10, keys: 0 })
    await page.getByRole('link', { name: /^Changes/ }).click()
    await expect.poll(() => page.getByRole('main').textContent()).toMatch(/nothing to review/i)
  })
})

const questionIds = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}- id: "?(\w+)"?/gm)].map(([, id]) => id ?? '')
