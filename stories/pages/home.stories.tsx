import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { clearLogin, writeLogin } from '#client/device/stored-login.ts'
import { homeSlice } from '#content/vite/home-slice.ts'
import { aboutSlice, howSlice, siteSlice } from '#content/vite/slices.ts'
import { AboutPage } from '#pages/about/about-page.tsx'
import { HomePage } from '#pages/home/home-page.tsx'
import { HowPage } from '#pages/how/how-page.tsx'
import { byId, live } from '#testing/stories/live-content.ts'

const all = { content: whole, version }
const site = siteSlice(all)
const content = homeSlice(all)
const about = aboutSlice(all)
const how = howSlice(all)

const meta = {
  title: 'Pages/Home',
  parameters: { layout: 'fullscreen', path: '/' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters.path)]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const top = site.navigation.top

export const Home: Story = {
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { hero, explainer, teaser, carousel } = content.page
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible()
    await expect(canvas.getByRole('group', { name: carousel.label })).toBeVisible()
    for (const { title } of explainer.items) await expect(canvas.getAllByText(title)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: teaser.overlay.action.label })).toHaveAttribute('href', '/signup')
    await expect(document.title).toContain(site.site.name)
  },
}
export const HomeInTheDark: Story = { ...Home, globals: { theme: 'dark' } }
export const HomeNarrow: Story = { ...Home, globals: { viewport: { value: 'narrow' } } }

/** Sets the attribute that the script in the head of the page sets. */
const marked = (result: string) => () => {
  document.documentElement.dataset.result = result
  return () => {
    delete document.documentElement.dataset.result
  }
}
export const HomeWhileAResultWaits: Story = {
  beforeEach: marked('waiting'),
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvas }) => {
    const { action, heading, saved } = content.waiting
    await expect(canvas.getByText(heading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
    await expect(canvas.getByText(saved.heading)).not.toBeVisible()
  },
}
export const HomeWhileAResultWaitsInTheDark: Story = { ...HomeWhileAResultWaits, globals: { theme: 'dark' } }
export const HomeWhileAResultWaitsNarrow: Story = {
  ...HomeWhileAResultWaits,
  globals: { viewport: { value: 'narrow' } },
}
export const HomeAfterAResultWasSaved: Story = {
  beforeEach: marked('saved'),
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvas }) => {
    const { action, saved } = content.waiting
    await expect(canvas.getByText(saved.heading)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: action.label })).toBeNull()
  },
}

/** In the order of the specification: Home, About, How it works, Login, Start Quiz. */
export const MenuOfAVisitor: Story = {
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvasElement }) => {
    const items = top.items.filter(({ show }) => show !== 'user')
    await expect(items.map(({ id }) => id)).toEqual(['home', 'about', 'how', 'login', 'start_quiz'])
    const labels = items.map(({ label }) => label)
    const head = canvasElement.querySelector('header') ?? canvasElement
    const nav = within(head).queryAllByRole('navigation', { name: top.label })[0]
    if (nav)
      await expect(
        within(nav)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(labels.slice(0, 4))
  },
}

/** Logged-in users stay on the page and get another menu. */
export const HomeOfAUser: Story = {
  beforeEach: () => {
    writeLogin({ access: 'rl_a_of_a_story', refresh: 'rl_r_of_a_story', user: { id: '1', username: 'amara' } })
    return clearLogin
  },
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: content.page.hero.heading })).toBeVisible()
    await expect(top.items.filter(({ show }) => show !== 'visitor').map(({ id }) => id)).toEqual([
      'home',
      'about',
      'how',
      'dashboard',
      'logout',
      'start_quiz',
    ])
    const labels = [...(canvasElement.querySelector('header')?.querySelectorAll('nav') ?? [])].map((nav) =>
      [...nav.querySelectorAll('a')].map(({ textContent }) => textContent),
    )
    const [dashboard, logout] = ['dashboard', 'logout'].map((id) => byId(top.items, id).label)
    for (const shown of labels) await expect(shown.indexOf(dashboard ?? '')).toBeLessThan(shown.indexOf(logout ?? ''))
    await expect(labels.length).toBeGreaterThan(0)
  },
}

export const About: Story = {
  parameters: { path: '/about' },
  render: () => <AboutPage content={about} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: about.heading })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      about.blocks.map(({ heading }) => heading),
    )
    // The way on stands with the last text, not in a row of its own.
    const onwards = within(canvas.getByRole('main')).getByRole('link', { name: about.action.label })
    const last = canvas.getByRole('heading', { name: about.blocks.at(-1)?.heading ?? '' })
    await expect(onwards.closest('section')).toBe(last.closest('section'))
  },
}
export const AboutInTheDark: Story = { ...About, globals: { theme: 'dark' } }
export const AboutNarrow: Story = { ...About, globals: { viewport: { value: 'narrow' } } }

export const How: Story = {
  parameters: { path: '/how' },
  render: () => <HowPage content={how} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: live.pages.how.heading })).toBeVisible()
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    // The filled button is Next.
    const filled = [...canvasElement.querySelectorAll<HTMLElement>('.button--variant_solid')]
    await expect(filled).toEqual([canvas.getByRole('button', { name: live.pages.how.next })])
  },
}
export const HowInTheDark: Story = { ...How, globals: { theme: 'dark' } }
export const HowNarrow: Story = { ...How, globals: { viewport: { value: 'narrow' } } }

/** The groups beside each other, and what is below them on the same columns. */
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
