import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from '#testing/stories/memory-router.tsx'
import { expect, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/vite/slices.ts'
import { scoreRulesSlice, textSlice } from '#content/vite/text-slices.ts'
import { formatPoints } from '#engine/format.ts'
import { TextPage } from '#pages/text/text-page.tsx'

const content = textSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const pageNamed = (id: string) => {
  const found = content.pages.find((page) => page.id === id)
  if (!found) throw new Error(`There is no page ${id}`)
  return found
}

const meta = {
  title: 'Pages/Words',
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
      <MemoryRouter at={page.route}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TextPage>
export default meta

type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'narrow', isRotated: false } }

export const Privacy: Story = { args: { page: pageNamed('privacy') } }
export const PrivacyInTheDark: Story = { ...Privacy, globals: { theme: 'dark' } }
export const PrivacyOnAPhone: Story = { ...Privacy, globals: narrow }

export const Storage: Story = {
  args: { page: pageNamed('storage') },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table')
    const { columns = [], rows = [] } = pageNamed('storage').blocks.find((block) => block.table)?.table ?? {}
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length)
    await expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1)
    for (const { cells } of rows)
      await expect(within(table).getByRole('rowheader', { name: cells[0] ?? '' })).toBeVisible()
  },
}
export const StorageOnAPhone: Story = { ...Storage, globals: narrow }

export const Terms: Story = {}
export const Accessibility: Story = { args: { page: pageNamed('accessibility') } }

/** The tables are loaded lazily. */
export const HowWeScore: Story = {
  args: { page: pageNamed('how-we-score') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { scores, not_scored } = scoreRulesSlice({ content: whole, version })
    for (const { label, questions } of scores) {
      const table = await canvas.findByRole('table', { name: label })
      const rules = questions.flatMap((question) => question.rules)
      await expect(table.querySelectorAll('[role=row]')).toHaveLength(rules.length + questions.length + 1)
      for (const { title } of questions)
        await expect(within(table).getByRole('rowheader', { name: title })).toBeVisible()
      for (const { points, because } of rules.slice(0, 3))
        await expect(
          within(table)
            .getByText(because ?? '')
            .closest('[role=row]'),
        ).toHaveTextContent(formatPoints(points))
    }
    for (const { title } of not_scored) await expect(canvas.getAllByText(title)[0]).toBeVisible()
    const { contents = '' } = pageNamed('how-we-score').rules ?? {}
    for (const link of within(canvas.getByRole('navigation', { name: contents })).getAllByRole('link'))
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeVisible()
  },
}
export const HowWeScoreInTheDark: Story = { ...HowWeScore, globals: { theme: 'dark' } }
export const HowWeScoreOnAPhone: Story = { ...HowWeScore, globals: narrow }
