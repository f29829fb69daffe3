import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { DataTable } from '#components/data-table.tsx'
import { Footer } from '#components/site/footer.tsx'
import { ThemeChooser } from '#pages/theme-chooser.tsx'
import { dark } from '#testing/stories/appearances.ts'

const { theme, footer } = content.navigation
const root = document.documentElement

const meta = { title: 'Components/Colours and tables' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Uses the real store: the choice changes the page and is stored until 'system' is chosen. */
export const ChoiceOfColours: Story = {
  render: () => (
    <Footer
      label={footer.label}
      brand={{ name: content.brand.name, mark: 'brand/logo_mark.svg', href: '/' }}
      groups={[]}
      small={[footer.company ?? '']}
      choice={<ThemeChooser words={theme} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const before = root.dataset.theme
    const group = within(canvasElement).getByRole('group', { name: theme.label })
    const option = (words: string) => within(group).getByRole('radio', { name: words })
    await expect(option(theme.light)).toBeChecked()

    await userEvent.click(option(theme.dark))
    await expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    await userEvent.keyboard('{ArrowRight}')
    await expect(option(theme.system)).toBeChecked()
    await expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null])

    // A change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    await expect(root.dataset.theme).toBe('dark')
    await expect(option(theme.dark)).toBeChecked()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: before ?? null }))
    await expect(root.dataset.theme).toBe(before)
  },
}

const rows = [
  { id: 'soft', cells: ['Soft', '−7', 'Your hair feels soft.', 'Strong evidence'] },
  { id: 'rough', cells: ['Dry or rough', '+12', 'Your hair feels dry or rough.', 'Weak evidence'] },
]

export const Table: Story = {
  render: () => (
    <main>
      <DataTable
        caption="Dryness"
        columns={['Answer', 'Points', 'Reason', 'How sure we are']}
        groups={[
          { id: 'feel', heading: 'How does your hair feel?', rows },
          { id: 'wash', rows },
        ]}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Dryness' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getAllByRole('rowheader')).toHaveLength(2 * rows.length + 1)
    for (const [label = ''] of rows.map(({ cells }) => cells))
      await expect(table.getAllByRole('rowheader', { name: label })[0]).toBeVisible()
  },
}
export const TableInTheDark: Story = { ...Table, ...dark, tags: ['appearance'] }
export const TableOnAPhone: Story = {
  ...Table,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  tags: ['appearance'],
}
