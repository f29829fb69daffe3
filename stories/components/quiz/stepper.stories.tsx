import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { recipe } from '#components/recipe.ts'
import { Stepper } from '#components/quiz/stepper.tsx'
import { fill } from '#engine/format.ts'
import { dark } from '#testing/stories/appearances.ts'

const { how } = content.pages
const { steps, previous, next, heading } = how
const spoken = (n: number) => fill(how.progress_label, { n, total: steps.length })

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: heading,
    texts: { previous, next, all: how.all_steps },
    steps: steps.map(({ body, ...step }, index) => ({
      ...step,
      text: <Markdown nodes={body} />,
      progress: fill(how.progress, { n: index + 1, total: steps.length }),
      spoken: spoken(index + 1),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: steps[0]?.title ?? '' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: previous })).toBeDisabled()
  },
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'page', pad: 'page' })}>
        <h1>{heading}</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    back: canvas.getByRole('button', { name: previous }),
    on: canvas.getByRole('button', { name: next }),
    isAt: async (n: number) => {
      const bar = canvas.getByRole('progressbar', { name: heading })
      await expect(bar).toHaveAttribute('aria-valuenow', String(n))
      await expect(bar).toHaveAttribute('aria-valuetext', spoken(n))
      await expect(canvas.getByText(`${n} / ${steps.length}`)).toBeVisible()
      // It fades in.
      await waitFor(() => expect(canvas.getByRole('heading', { name: steps[n - 1]?.title ?? '' })).toBeVisible())
      await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent(steps[n - 1]?.title ?? '')
    },
  }
}

export const First: Story = {
  play: async ({ canvasElement }) => {
    const { back, isAt, on, canvas } = partsOf(canvasElement)
    await isAt(1)
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const { back, canvas, isAt, on } = partsOf(canvasElement)
    await userEvent.click(on)
    await userEvent.click(on)
    await isAt(3)
    await expect(on).toHaveFocus()
    await expect(back).toBeEnabled()
    await expect(canvas.getByRole('status')).toHaveTextContent(`${spoken(3)}: ${steps[2]?.title}`)
  },
}

export const Last: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, isAt, on } = partsOf(canvasElement)
    for (let n = 1; n < steps.length; n++) await userEvent.click(on)
    await isAt(steps.length)
    await expect(on).toBeDisabled()
    await expect(canvas.getByRole('heading', { name: steps.at(-1)?.title ?? '' })).toHaveFocus()
  },
}

export const BackAtTheFirst: Story = {
  play: async ({ canvasElement }) => {
    const { back, canvas, isAt, on } = partsOf(canvasElement)
    on.focus()
    await userEvent.keyboard('{Enter}')
    back.focus()
    await userEvent.keyboard('{Enter}')
    await isAt(1)
    await expect(back).toBeDisabled()
    await expect(canvas.getByRole('heading', { name: steps[0]?.title ?? '' })).toHaveFocus()
  },
}

/** With two steps, both are ends, so the heading gets the focus at each change. */
export const OfTwoSteps: Story = {
  args: { steps: meta.args.steps.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const { back, canvas, on } = partsOf(canvasElement)
    await userEvent.click(on)
    await waitFor(() => expect(canvas.getByRole('heading', { name: steps[1]?.title ?? '' })).toHaveFocus())
    await userEvent.click(back)
    await waitFor(() => expect(canvas.getByRole('heading', { name: steps[0]?.title ?? '' })).toHaveFocus())
  },
}

export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

/** One filled button at a time: Next or, at the last step, the button that leads on. */
export const OneFilledButton: Story = {
  args: {
    onwards: (isLast) => (
      <ButtonLink href={how.action.to} variant={isLast ? 'solid' : 'outline'}>
        {how.action.label}
      </ButtonLink>
    ),
  },
  play: async ({ canvasElement }) => {
    const { isAt, on, canvas } = partsOf(canvasElement)
    const isFilled = (element: HTMLElement) => element.className.includes('variant_solid')
    const onwards = () => canvas.getByRole('link', { name: how.action.label })
    await expect([isFilled(on), isFilled(onwards())]).toEqual([true, false])
    for (const _ of steps.slice(1)) await userEvent.click(on)
    await isAt(steps.length)
    await expect(on).toBeDisabled()
    await expect(isFilled(onwards())).toBe(true)
  },
}
