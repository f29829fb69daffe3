import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { Analysing } from '#components/quiz/analysing.tsx'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { expect, waitFor } from 'storybook/test'

const { analysing, frame } = content.pages.quiz
const title = content.quiz.steps.find(({ kind }) => kind === 'analysing')?.title ?? ''

const meta = {
  title: 'Components/Analysing',
  component: Analysing,
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
  args: {
    title,
    lead: fill(analysing.lead, { seconds: 5 }),
    done: frame.tab_done,
    stages: analysing.stages.map((stage, position) => ({
      ...stage,
      state: position === 0 ? ('done' as const) : position === 1 ? ('now' as const) : ('waiting' as const),
    })),
  },
  play: async ({ args: { lead, stages }, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(lead ?? '')
    const done = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.endsWith(`, ${frame.tab_done}`))
    await expect(done).toEqual(stages.map(({ state }) => state === 'done'))
    // A strand for each stage, solid or dotted like the stage. They are decorative, because the list says the same.
    const strands = [...canvasElement.querySelectorAll('[aria-hidden] > .analysing__strand')]
    const isDrawn = (strand: Element) => strand.querySelector('.analysing__drawn') !== null
    await expect(strands.map(isDrawn)).toEqual(stages.map(({ state }) => state !== 'waiting'))
    // Drawn along the line, so that it has a round end: about two thirds of it, all of it, or up to where it failed.
    const left = { now: '36', done: '0', failed: '60' }
    const lines = [...canvasElement.querySelectorAll('.analysing__drawn')].map((line) => getComputedStyle(line))
    await waitFor(() =>
      expect(lines.map(({ strokeDashoffset }) => strokeDashoffset.replace('px', ''))).toEqual(
        stages.flatMap(({ state }) => (state === 'waiting' ? [] : left[state])),
      ),
    )
    const broken = stages.filter(({ state }) => state === 'failed')
    await expect(canvasElement.querySelectorAll('.analysing__rest')).toHaveLength(broken.length)
  },
} satisfies Meta<typeof Analysing>
export default meta

type Story = StoryObj<typeof meta>

export const Working: Story = {}
export const Done: Story = {
  args: {
    lead: analysing.done,
    stages: analysing.stages.map((stage) => ({ ...stage, state: 'done' as const })),
  },
}
export const Failed: Story = {
  args: {
    lead: null,
    stages: analysing.stages.map((stage, position) => ({ ...stage, state: position === 0 ? 'failed' : 'waiting' })),
    children: (
      <Note
        status="danger"
        title={analysing.failed.heading}
        role="alert"
        actions={<Button>{analysing.failed.action}</Button>}
      >
        {analysing.failed.text}
      </Note>
    ),
  },
}
/** A content without drawings, and with another number of stages. */
export const PlainLines: Story = {
  args: {
    stages: (['done', 'now', 'waiting'] as const).map((state) => ({ id: state, text: state, state })),
  },
}
