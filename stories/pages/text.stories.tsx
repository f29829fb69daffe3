import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { scoreRulesSlice, textSlice } from '#content/slices/text-slices.ts'
import { fill } from '#engine/format.ts'
import { formatPoints } from '#engine/result/scores/score-numbers.ts'
import { TextPage } from '#pages/text/text-page.tsx'
import { dark } from '#testing/stories/appearances.ts'

const content = textSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const pageNamed = (id: string) => {
  const found = content.pages.find((page) => page.id === id)
  if (!found) throw new Error(`There is no page ${id}`)
  return found
}

const meta = {
  title: 'Pages/Text pages',
  component: TextPage,
  args: { content, site, page: pageNamed('terms') },
  parameters: { layout: 'fullscreen' },
  play: async ({ args: { page }, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: page.heading })).toBeVisible()
    const headings = page.blocks.flatMap(({ heading }) => heading ?? [])
    for (const name of headings) await expect(canvas.getAllByRole('heading', { name })[0]).toBeVisible()
  },
  decorators: [
    (Story, { args: { page } }) => (
      <MemoryRouter initialEntries={[page.route]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TextPage>
export default meta

type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'narrow', isRotated: false } }

export const Privacy: Story = { args: { page: pageNamed('privacy') } }
export const PrivacyInTheDark: Story = { ...Privacy, ...dark, tags: ['appearance'] }
export const PrivacyOnAPhone: Story = { ...Privacy, globals: narrow, tags: ['appearance'] }
/** A date is shown as the same day in every time zone, for example in America, where London's midnight is still the evening before. */
export const PrivacyInAmerica: Story = {
  tags: ['slow'],
  args: {
    content: { ...content, region: { ...content.region, locale: 'en-US', time_zone: 'America/New_York' } },
    page: { ...pageNamed('privacy'), changed: { day: '2026-03-01', text: 'Last changed on {date}' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last changed on 03/01/26')).toBeVisible()
  },
}

const contentsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: site.navigation.contents }))

export const Storage: Story = {
  args: { page: pageNamed('storage') },
  play: async ({ canvas }) => {
    const lists = pageNamed('storage').blocks.flatMap(({ heading, table }) => (table ? [{ heading, table }] : []))
    await expect(lists.length).toBeGreaterThan(1)
    for (const { heading, table } of lists) {
      const entries = within(canvas.getByRole('list', { name: heading })).getAllByRole('listitem')
      await expect(entries).toHaveLength(table.rows.length)
      for (const [at, { cells }] of table.rows.entries()) {
        // The name comes first, then the purpose; each detail has a label for screen readers.
        await expect(entries[at]?.firstElementChild).toHaveTextContent(cells[0] ?? '')
        await expect(entries[at]?.children[1]).toHaveTextContent(cells[1] ?? '')
        for (const [column, cell] of cells.entries())
          if (column > 1) await expect(entries[at]).toHaveTextContent(`${table.columns[column]}: ${cell}`)
      }
    }
  },
}
/** Few sections, but long ones: the list of sections is above the text where the page is narrow, and not elsewhere. */
export const StorageContents: Story = {
  tags: ['slow'],
  args: { page: pageNamed('storage') },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const [summary] = canvas.getAllByText(site.navigation.contents)
    await userEvent.click(summary ?? canvasElement)
    const links = contentsOf(canvasElement).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      pageNamed('storage').blocks.map(({ heading }) => heading),
    )
    for (const link of links) await expect(link).toBeVisible()
  },
}
export const StorageWithoutContents: Story = {
  args: { page: pageNamed('storage') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: site.navigation.contents })).toBeNull()
  },
}
/** If there is room, kind and duration are in a column beside the text. */
export const StorageDetails: Story = {
  args: { page: pageNamed('storage') },
  play: async ({ canvas }) => {
    const [, text, details] =
      canvas.getAllByRole('list', { name: /./ })[0]?.querySelectorAll('li:first-child > p') ?? []
    const [words, column] = [text?.getBoundingClientRect(), details?.getBoundingClientRect()]
    await expect(column?.left).toBeGreaterThan(words?.right ?? Infinity)
    await expect(column?.width).toBe(256)
    const lines = [...(details?.children ?? [])].map((line) => line.getBoundingClientRect().left)
    await expect(new Set(lines).size).toBe(1)
  },
}
export const StorageDetailsOnATablet: Story = { ...StorageDetails, globals: { viewport: { value: 'tablet' } } }
export const StorageOnAPhone: Story = { ...Storage, globals: narrow, tags: ['appearance'] }

/** The list of sections is open beside the text, and stays visible. */
export const Terms: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const links = contentsOf(canvasElement).getAllByRole<HTMLAnchorElement>('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      pageNamed('terms').blocks.map(({ heading }) => heading),
    )
    for (const { hash } of links) await expect(canvasElement.querySelector(hash)).toBeVisible()
    await expect(within(canvasElement).queryByRole('link', { name: site.navigation.back_to_contents })).toBeNull()
  },
}
/** The list of sections is folded above the text. */
export const TermsOnAPhone: Story = {
  tags: ['slow'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    const contents = contentsOf(canvasElement)
    const [first] = contents.getAllByRole('link')
    await expect(first).not.toBeVisible()
    for (const one of contents.getAllByText(site.navigation.contents))
      if (one.checkVisibility()) await userEvent.click(one)
    await expect(first).toBeVisible()
    // Each section ends with a link back to the list, which is still open.
    const back = within(canvasElement).getAllByRole<HTMLAnchorElement>('link', {
      name: site.navigation.back_to_contents,
    })
    await expect(back).toHaveLength(pageNamed('terms').blocks.length)
    for (const { hash } of back) await expect(canvasElement.querySelector(hash)?.contains(first ?? null)).toBe(true)
  },
}
/** The page is too short for a list of sections. */
export const Accessibility: Story = {
  args: { page: pageNamed('accessibility') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: site.navigation.contents })).toBeNull()
    await expect(canvas.queryByText(site.navigation.back_to_contents)).toBeNull()
  },
}

const published = scoreRulesSlice({ content: whole, version })
const rulesWords = () => {
  const { rules } = pageNamed('how-we-score')
  if (!rules) throw new Error('The page has rules')
  return rules
}
/** The part of the page below its sections and their example. */
const rulesOf = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const heading = await within(canvasElement).findByRole('heading', { level: 2, name: rulesWords().heading })
  if (!heading.parentElement) throw new Error('The heading is in the part')
  return heading.parentElement
}
/** The visible tables: those in closed parts exist, but are hidden. */
const seenTables = (rules: HTMLElement) =>
  within(rules)
    .queryAllByRole('table')
    .filter((table) => table.checkVisibility({ contentVisibilityAuto: true }))
const isMirrored = (score: (typeof published.scores)[number]) => score.mirror !== null

/** The tables are loaded lazily, and folded. Like a report, they count in the direction of the score. */
export const HowWeScore: Story = {
  args: { page: pageNamed('how-we-score') },
  play: async ({ canvasElement }) => {
    const canvas = within(await rulesOf(canvasElement))
    for (const score of published.scores) {
      const name = score.mirror ?? score.label
      const heading = await canvas.findByRole('heading', { level: 3, name })
      await expect(canvas.getByRole('table', { name })).not.toBeVisible()
      await userEvent.click(heading)
      const table = canvas.getByRole('table', { name })
      const rules = score.questions.flatMap((question) => question.rules)
      await expect(table.querySelectorAll('[role=row]')).toHaveLength(rules.length + score.questions.length + 1)
      for (const { title } of score.questions)
        await expect(within(table).getByRole('rowheader', { name: title })).toBeVisible()
      for (const { points, because } of rules.slice(0, 3))
        await expect(
          within(table)
            .getByText(because ?? '')
            .closest('[role=row]'),
        ).toHaveTextContent(formatPoints(isMirrored(score) ? -points : points, 'en-GB'))
    }
    const { count = '', heading: unscored } = rulesWords().not_scored
    await expect(canvas.getByText(fill(count, { count: published.not_scored.length }))).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: unscored }))
    for (const { title } of published.not_scored)
      await waitFor(() => expect(canvas.getAllByText(title)[0]).toBeVisible())
  },
}
/** With a picture beside its heading, a page has the coloured header, also without an example. */
export const WithPicture: Story = {
  args: { page: { ...pageNamed('terms'), picture: 'art/hero.svg' } },
  play: async ({ args: { page }, canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: page.heading })
    await expect(canvasElement.querySelector('.page-header__root h1')).toBe(heading)
    await expect(canvasElement.querySelector('.page-header__picture')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText(page.lead)).toBeVisible()
  },
}

export const HowWeScoreInTheDark: Story = { ...HowWeScore, ...dark, tags: ['appearance'] }
export const HowWeScoreOnAPhone: Story = { ...HowWeScore, globals: narrow, tags: ['appearance'] }
/** With everything folded, the page is at most six screens of a phone (of 844 px) long. */
export const HowWeScoreFolded: Story = {
  tags: ['slow'],
  args: { page: pageNamed('how-we-score') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await rulesOf(canvasElement)
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(844)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(6 * 844)
  },
}

/** Beside the first section is a score that the rules below compute from a few answers. */
export const HowWeScoreExample: Story = {
  tags: ['slow'],
  args: { page: pageNamed('how-we-score') },
  play: async ({ canvas, canvasElement }) => {
    const { example } = pageNamed('how-we-score')
    // The page has the same header as the pages about the company.
    await expect(canvasElement.querySelector('.page-header__root h1')).toBeVisible()
    if (!example) throw new Error('The page has an example')
    const shown = within(canvas.getByRole('region', { name: example.heading }))
    await expect(shown.getByRole('meter', { name: example.bar.name })).toHaveAttribute(
      'aria-valuenow',
      String(example.bar.value),
    )
    const rows = within(shown.getByRole('table', { name: example.ledger.heading })).getAllByRole('row')
    await expect(rows).toHaveLength(example.ledger.rows.length + 2)
    await expect(rows.at(-1)).toHaveTextContent(example.ledger.sum.points)
  },
}
/** Without an example the sections are one below the other, each beside its heading. */
export const HowWeScoreWithoutExample: Story = {
  tags: ['slow'],
  args: { page: { ...pageNamed('how-we-score'), example: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
}

/** Searching for a word leaves only the rules that contain it, and opens them. */
export const HowWeScoreSearched: Story = {
  tags: ['slow'],
  args: { page: pageNamed('how-we-score') },
  play: async ({ canvasElement }) => {
    const rules = await rulesOf(canvasElement)
    const canvas = within(rules)
    const { search } = rulesWords()
    const field = await canvas.findByRole('searchbox', { name: search?.label ?? '' })
    await expect(field).toHaveAccessibleDescription(search?.hint ?? '')
    const [first] = published.scores.flatMap(({ questions }) => questions.flatMap((question) => question.rules))
    const because = first?.because ?? ''
    await userEvent.click(field)
    await userEvent.paste(because.toUpperCase())
    await waitFor(() => expect(canvas.getByText(because)).toBeVisible())
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
    // The only remaining table has one row of headings, and one for each question.
    const rows = [...(seenTables(rules)[0]?.querySelectorAll('[role=row]') ?? [])]
    const left = rows.filter((row) => row.querySelector('[role=cell]')).length
    await expect(left).toBeGreaterThan(0)
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(fill(search?.found ?? '', { count: left, unscored: 0 })))
    // Screen readers announce every change here, so nothing may change while somebody types.
    const heard: (string | null)[] = []
    const listener = new MutationObserver(() => heard.push(status.textContent))
    listener.observe(status, { characterData: true, childList: true, subtree: true })
    await userEvent.clear(field)
    await userEvent.type(field, 'qqq')
    await waitFor(() => expect(status).toHaveTextContent(search?.none ?? ''))
    listener.disconnect()
    await expect(heard).toEqual([search?.none])
    await userEvent.clear(field)
    await waitFor(() => expect(seenTables(rules)).toHaveLength(0))
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBe(published.scores.length + 1)
  },
}
export const HowWeScoreSearchedOnAPhone: Story = { ...HowWeScoreSearched, globals: narrow, tags: ['appearance'] }

/** An address with the id of a score opens it. */
export const HowWeScoreLinked: Story = {
  tags: ['slow'],
  args: { page: pageNamed('how-we-score') },
  play: async ({ canvasElement }) => {
    const rules = await rulesOf(canvasElement)
    const canvas = within(rules)
    const linked = published.scores.at(-1)
    if (!linked) throw new Error('There are scores')
    const name = linked.mirror ?? linked.label
    await canvas.findByRole('heading', { level: 3, name })
    window.location.hash = linked.id
    await waitFor(() => expect(canvas.getByRole('table', { name })).toBeVisible())
    await expect(seenTables(rules)).toHaveLength(1)
    window.location.hash = ''
  },
}
