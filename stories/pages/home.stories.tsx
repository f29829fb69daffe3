import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { clearLogin, writeLogin } from '#client/device/stored-login.ts'
import { homeSlice } from '#content/slices/home-slice.ts'
import { siteSlice } from '#content/slices/slices.ts'
import { HomePage } from '#pages/home/home-page.tsx'
import { byId } from '#testing/stories/live-content.ts'
import { wholeHome } from '#testing/samples/whole-home.ts'
import { withResultMark } from '#testing/stories/fakes/with-result-mark.ts'
import { dark } from '#testing/stories/appearances.ts'

const all = { content: whole, version }
const site = siteSlice(all)
const content = homeSlice(all)

const meta = {
  title: 'Pages/Home',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
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
    const { hero, explainer, teaser, carousel } = wholeHome(content.page)
    await expect(canvas.getByRole('heading', { level: 1, name: hero.heading })).toBeVisible()
    await expect(canvas.getByRole('group', { name: carousel.label })).toBeVisible()
    for (const { title } of explainer.items) await expect(canvas.getAllByText(title)[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: teaser.overlay.action.label })).toHaveAttribute('href', '/signup')
    const { second_action } = teaser.overlay
    if (second_action) {
      const links = canvas.getAllByRole('link', { name: second_action.label })
      await expect(links.map((link) => link.closest('.blurred__card')).filter(Boolean)).toHaveLength(1)
    }
    await expect(document.title).toContain(site.site.name)
  },
}
export const HomeInTheDark: Story = { ...Home, ...dark, tags: ['appearance'] }

const {
  hero: { heading, text, action },
  id,
  route,
  trust,
} = wholeHome(content.page)
/** The smallest home page: a heading, a sentence and a button. */
export const OnlyTheFirstScreen: Story = {
  render: () => <HomePage content={{ ...content, page: { id, route, hero: { heading, text, action } } }} site={site} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: action.label })).toBeVisible()
    await expect(canvasElement.querySelectorAll('main h2')).toHaveLength(0)
  },
}
export const OnlyTheFirstScreenNarrow: Story = { ...OnlyTheFirstScreen, globals: { viewport: { value: 'narrow' } } }
export const WithPromisesAlone: Story = {
  render: () => (
    <HomePage content={{ ...content, page: { id, route, hero: { heading, text, action }, trust } }} site={site} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: trust.heading })).toBeVisible()
    for (const { title } of trust.points) await expect(canvas.getByText(title)).toBeVisible()
  },
}
export const HomeNarrow: Story = { ...Home, globals: { viewport: { value: 'narrow' } } }

export const HomeWhileAResultWaits: Story = {
  beforeEach: withResultMark('waiting'),
  render: () => <HomePage content={content} site={site} />,
  play: async ({ canvas }) => {
    const { action, heading, saved } = content.waiting
    await expect(canvas.getByText(heading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: action.label })).toHaveAttribute('href', action.to)
    await expect(canvas.getByText(saved.heading)).not.toBeVisible()
  },
}
export const HomeWhileAResultWaitsInTheDark: Story = {
  ...HomeWhileAResultWaits,
  ...dark,
  tags: ['appearance'],
}
export const HomeWhileAResultWaitsNarrow: Story = {
  ...HomeWhileAResultWaits,
  globals: { viewport: { value: 'narrow' } },
}
export const HomeAfterAResultWasSaved: Story = {
  beforeEach: withResultMark('saved'),
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
  play: async ({ canvas }) => {
    const items = top.items.filter(({ show }) => show !== 'user')
    await expect(items.map(({ id }) => id)).toEqual(['home', 'about', 'how', 'login', 'start_quiz'])
    const labels = items.map(({ label }) => label)
    const nav = within(canvas.getByRole('banner')).getByRole('navigation', { name: top.label })
    const links = within(nav).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(labels.slice(0, 4))
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
