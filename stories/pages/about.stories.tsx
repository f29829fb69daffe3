import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { aboutSlice, siteSlice } from '#content/slices/slices.ts'
import { AboutPage } from '#pages/about/about-page.tsx'
import { dark } from '#testing/stories/appearances.ts'

const all = { content: whole, version }
const site = siteSlice(all)
const about = aboutSlice(all)

const meta = {
  title: 'Pages/About',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/about']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const About: Story = {
  render: () => <AboutPage content={about} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: about.heading })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      about.blocks.map(({ heading }) => heading),
    )
    // The link that leads on is with the last text, not in a row of its own.
    const onwards = within(canvas.getByRole('main')).getByRole('link', { name: about.action.label })
    const last = canvas.getByRole('heading', { name: about.blocks.at(-1)?.heading ?? '' })
    await expect(onwards.closest('section')).toBe(last.closest('section'))
  },
}
export const InTheDark: Story = { ...About, ...dark, tags: ['appearance'] }
export const Narrow: Story = { ...About, globals: { viewport: { value: 'narrow' } } }

/** On a narrow phone the company and its number have a line each: no line ends within the number. */
export const FooterAt320: Story = {
  ...About,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(site.navigation.footer.company ?? '')
    await expect(getComputedStyle(words).textWrap).toBe('balance')
  },
}
/** The groups are beside each other, and the parts below use the same columns. */
export const FooterHasOneGrid: Story = {
  ...About,
  play: async ({ canvas }) => {
    const { footer, theme } = site.navigation
    const left = (element: Element | null) => element?.getBoundingClientRect().left
    const list = (name: string) => left(canvas.getByRole('list', { name }))
    const choice = left(canvas.getByRole('group', { name: theme.label }))
    await expect(list(footer.legal_label)).toBe(choice)
    const small = canvas.getByText(footer.company ?? '')
    await expect(list(footer.social_label)).toBe(left(small))
    const top = (name: string) => canvas.getByRole('list', { name }).getBoundingClientRect().top
    await expect([top(footer.social_label), top(footer.contact.label)]).toEqual(
      [footer.legal_label, footer.legal_label].map(top),
    )
    // Each has its name above it.
    for (const name of [footer.legal_label, footer.social_label, footer.contact.label])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}
