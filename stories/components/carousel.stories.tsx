import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { wholeHome } from '#testing/samples/whole-home.ts'
import { Carousel } from '#components/site/carousel.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { emulateReducedMotion, tabHidden } from '#testing/stories/fakes/fake-device.ts'
import { dark } from '#testing/stories/appearances.ts'

const { carousel } = wholeHome(content.pages.home)
const { label, slides, position, pause, play, previous, next } = carousel
const titles = slides.map(({ title }) => title)
const quick = 150
const pauseOf = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label,
    milliseconds: quick,
    texts: { pause, play, previous, next },
    slides: slides.map((slide, index) => ({
      ...slide,
      position: fill(position, { n: index + 1, total: slides.length }),
    })),
  },
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'page', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    /** Hidden slides are not accessible, so only the shown one is found by role. */
    shown: () => canvas.getByRole('heading').textContent,
    listed: () => canvasElement.querySelector('[aria-current=step]')?.textContent,
    announced: () => canvas.getByRole('status').textContent,
    button: (name: string) => canvas.getByRole('button', { name }),
  }
}
type Parts = ReturnType<typeof partsOf>

const turnsBy = async ({ shown }: Parts): Promise<void> => {
  const before = shown()
  await waitFor(() => expect(shown()).not.toBe(before))
}
const staysOnSlide = async ({ shown }: Parts): Promise<void> => {
  const before = shown()
  await pauseOf(quick * 3)
  await expect(shown()).toBe(before)
}

/** Too slow to advance during the story. */
export const First: Story = { args: { milliseconds: 60_000 } }
export const InTheDark: Story = { args: { milliseconds: 60_000 }, ...dark, tags: ['appearance'] }
export const Narrow: Story = { args: { milliseconds: 60_000 }, globals: { viewport: { value: 'narrow' } } }

/** On a phone without an autoplay button, the slide marks are beside the arrows. */
export const WithoutAutoplayOnAPhone: Story = {
  args: { milliseconds: 0 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const middleOf = (element: Element | null | undefined) => {
      const { bottom, top } = element?.getBoundingClientRect() ?? new DOMRect()
      return Math.round((top + bottom) / 2)
    }
    const arrow = partsOf(canvasElement).button(next)
    await expect(middleOf(arrow.parentElement?.querySelector('span[aria-hidden]'))).toBe(middleOf(arrow))
  },
}

export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await expect(parts.shown()).toBe(titles[0])
    for (const title of [...titles.slice(1), titles[0]]) await waitFor(() => expect(parts.shown()).toBe(title))
    await expect(parts.announced()).toBe('')
    await userEvent.click(parts.button(pause))
  },
}

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await userEvent.click(parts.button(pause))
    await userEvent.unhover(parts.button(play))
    parts.button(play).blur()
    await staysOnSlide(parts)
    await expect(parts.announced()).toBe('')
  },
}

export const StartedAgain: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await userEvent.click(parts.button(pause))
    await userEvent.click(parts.button(play))
    // It turns although the pointer and the focus are still on it.
    await turnsBy(parts)
    await userEvent.click(parts.button(pause))
    await staysOnSlide(parts)
  },
}

export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    const pane = parts.canvas.getByRole('group', { name: label })
    await userEvent.hover(pane)
    await staysOnSlide(parts)
    await userEvent.unhover(pane)
    await turnsBy(parts)
    await userEvent.hover(pane)
  },
}

export const WithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    parts.button(pause).focus()
    await staysOnSlide(parts)
    parts.button(pause).blur()
    await turnsBy(parts)
    parts.button(pause).focus()
  },
}

export const InAHiddenTab: Story = {
  beforeEach: () => tabHidden.end,
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    tabHidden.begin()
    await staysOnSlide(parts)
    tabHidden.end()
    await turnsBy(parts)
    await userEvent.click(parts.button(pause))
  },
}

export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    parts.button(pause).focus()
    const start = titles.indexOf(parts.shown() ?? '')
    await userEvent.click(parts.button(next))
    const after = (start + 1) % titles.length
    await expect(parts.shown()).toBe(titles[after])
    await expect(parts.listed()).toContain(titles[after])
    await expect(parts.announced()).toBe(`${fill(position, { n: after + 1, total: titles.length })}: ${titles[after]}`)
    parts.button(next).blur()
    await userEvent.unhover(parts.button(next))
    await staysOnSlide(parts)
    await expect(parts.button(play)).toBeVisible()
  },
}

export const MovedBackFromTheFirst: Story = {
  args: { milliseconds: 60_000 },
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await userEvent.click(parts.button(previous))
    await expect(parts.shown()).toBe(titles.at(-1))
  },
}

export const WithoutMovement: Story = {
  beforeEach: () => emulateReducedMotion(),
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await staysOnSlide(parts)
    await userEvent.click(parts.button(next))
    await expect(parts.shown()).toBe(titles[1])
  },
}

/** With a duration of 0 there is no autoplay and no pause button. */
export const OnlyByHand: Story = {
  args: { milliseconds: 0 },
  play: async ({ canvasElement }) => {
    const parts = partsOf(canvasElement)
    await expect(parts.canvas.queryByRole('button', { name: pause })).toBeNull()
    await userEvent.click(parts.button(next))
    await expect(parts.shown()).toBe(titles[1])
  },
}
