import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { valueIn, type Place } from '#editing/place.ts'
import type { PersonaImpact } from '#editing/impact/impact.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { QuestionPoints } from '#studio/scores/question-points.tsx'
import { ScoreTablePage } from '#studio/scores/score-table-page.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { StudioStory } from '#testing/stories/studio-story.tsx'

let editor: Editor
type Args = { readonly folder: string; readonly question: string | null; readonly isBroken?: boolean }
const persona = (name: string, before: number, after: number, isOtherBand = false): PersonaImpact => ({
  id: name,
  name,
  about: '',
  asked: { added: [], removed: [] },
  parts: [],
  scores: [
    {
      id: 'dryness',
      name: 'Dryness',
      before: {
        id: 'dryness',
        name: 'Dryness',
        value: before,
        decimals: 0,
        band: { label: 'Worth watching', index: 1, count: 3 },
        conditionBand: null,
      },
      after: {
        id: 'dryness',
        name: 'Dryness',
        value: after,
        decimals: 0,
        band: { label: 'Worth watching', index: 1, count: 3 },
        conditionBand: null,
      },
      moves: before !== after,
      newBand: isOtherBand ? { before: 'Worth watching', after: 'Needs attention' } : null,
    },
  ],
})
const impact = {
  areExamples: false,
  personas: [
    persona('Amara', 67, 73, true),
    persona('Bea', 40, 40),
    persona('Chidi', 52, 54),
    persona('Dana', 66, 66, true),
  ],
  summary: { move: 2, changeBand: 2, changeResult: 0, changeQuestions: 0 },
}
const meta: Meta<Args> = {
  title: 'Studio/Scores',
  args: { folder: 'content', question: null },
  render: ({ folder, isBroken, question }) => (
    <StudioStory
      folder={folder}
      prepare={(made) => {
        editor = made
      }}
    >
      {question === null ? (
        <ScoreTablePage impact={isBroken ? null : impact} />
      ) : (
        <>
          <h1>Question</h1>
          <QuestionPoints question={question} />
        </>
      )}
    </StudioStory>
  ),
}
export default meta
type Story = StoryObj<Args>

const rules = () => valueIn(editor.state().data.get('analysis/scores.yaml'), ['scores', 'dryness', 'rules'])

/** Moving a border between bands changes the band of a score whose value stays. */
export const Table: Story = {
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(row('Amara')).toHaveTextContent(/67.*73.*Needs attention/)
    await expect(row('Bea')).toHaveTextContent(/^Bea\s*40\s*$/)
    await expect(row('Dana')).toHaveTextContent(/^Dana\s*66\s*Needs attention$/)
  },
}
export const PointsWithOptions: Story = { args: { folder: 'examples/phq-9' } }
export const RightAnswers: Story = { args: { folder: 'examples/trivia', isBroken: true } }
export const NoScores: Story = { args: { folder: 'examples/product-finder' } }

/** A number has no options: its points are rules with ranges, and no other rules are above them. */
export const PointsOfANumber: Story = {
  args: { folder: 'examples/bike-check', question: 'weekly' },
  play: async ({ canvas }) => {
    const points = within(canvas.getByRole('region', { name: 'Points' }))
    await expect(points.getByText(/\+1 when/)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  },
}

/** Takes one press and the digits, then the reason. */
export const PointsOfAnOption: Story = {
  args: { question: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dryness for Type 3 Curly: no points' }))
    await userEvent.keyboard('-2')
    await expect(rules()).toContainEqual({
      question: '5',
      answer: 'type_3',
      points: -2,
      evidence: '',
      because: '',
    })
    const ratings = canvas.getByRole('radiogroup', { name: 'Evidence' })
    await expect(within(ratings).queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(within(ratings).getByRole('radio', { name: 'Weak' }))
    await userEvent.click(canvas.getByRole('textbox', { name: /Reason/ }))
    await userEvent.keyboard('Loose curls pass oil on.')
    await expect(rules()).toContainEqual(
      expect.objectContaining({ because: 'Loose curls pass oil on.', evidence: 'weak' }),
    )
    await expect(editor.state().draft.acts[0]?.operations).toHaveLength(1)
  },
}

/** Arrow keys move from cell to cell, and digits replace. */
export const EditedByKeyboard: Story = {
  args: { question: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Dryness for Type 3 Curly: no points' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}9{Enter}7')
    await expect(rules()).toContainEqual(expect.objectContaining({ answer: 'type_4b', points: 9 }))
    await expect(rules()).toContainEqual(expect.objectContaining({ answer: 'type_4c', points: 7 }))
    await userEvent.keyboard('{ArrowUp}{Backspace}{ArrowUp}')
    await expect(rules()).not.toContainEqual(expect.objectContaining({ question: '5', answer: 'type_4b' }))
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'split yes')
    await expect(await canvas.findByRole('button', { name: 'Dryness for Yes: +4' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Changed only' }))
    await expect(await canvas.findByText('No points have changed')).toBeVisible()
  },
}

/** A word instead of a number stays in the cell with the reason, and changes nothing; Escape restores the points. */
export const NotANumber: Story = {
  args: { question: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Dryness for Type 3 Curly: no points' }))
    await userEvent.keyboard('many')
    const cell = canvas.getByRole('textbox', { name: 'Dryness for Type 3 Curly' })
    await expect(cell).toBeInvalid()
    await expect(cell).toHaveAccessibleDescription('“many” is not a number. Write digits only, such as 2.5.')
    await userEvent.keyboard('{Enter}')
    await expect(cell).toHaveFocus()
    await expect(cell).toHaveValue('many')
    await userEvent.keyboard('{Escape}')
    await expect(cell).toHaveValue('')
    await expect(cell).toBeValid()
    await expect(editor.state().draft.done).toBe(0)
    await userEvent.keyboard('many')
  },
}

/** The beginning of invalid input, such as the 1 of 1O, does not replace the points. */
export const NumberMistyped: Story = {
  args: { question: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const pointsAre = (points: number) =>
      expect(rules()).toContainEqual(expect.objectContaining({ answer: 'type_4b', points }))
    await userEvent.click(canvas.getByRole('button', { name: /^Dryness for 4B: \+/ }))
    await userEvent.keyboard('1O')
    await expect(canvas.getByRole('textbox', { name: 'Dryness for 4B' })).toBeInvalid()
    await pointsAre(5)
    await userEvent.keyboard('{Backspace}')
    await pointsAre(1)
    await userEvent.keyboard('{Escape}')
    await pointsAre(5)
    await expect(editor.state().draft.done).toBe(0)
    await userEvent.keyboard('2.555{Tab}')
    await pointsAre(5)
  },
}

/** Problems of points are shown at the cell, and the cell stays marked while another one is open. */
export const PointsWithAProblem: Story = {
  args: { question: '5' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = valueIn(editor.state().data.get('analysis/scores.yaml'), ['scores', 'dryness', 'rules'])
    const index = Array.isArray(list)
      ? list.findIndex((rule) => valueIn(rule, ['question']) === '5' && valueIn(rule, ['answer']) === 'type_4b')
      : -1
    const place: Place = ['scores', 'dryness', 'rules', index, 'points']
    const tooLarge = { code: 'content/number', message: '8000 is too large.', help: 'Write 1000 or less.' } as const
    editor.update({ problems: [problemWith({ ...tooLarge, at: { file: 'analysis/scores.yaml', place } })] })
    const wrong = await canvas.findByRole('button', { name: /^Dryness for .*4B.*: \+\d+, with a problem$/ })
    await userEvent.click(wrong)
    await expect(canvas.getByRole('textbox', { name: /^Dryness for .*4B/ })).toHaveAccessibleDescription(
      '8000 is too large. Write 1000 or less.',
    )
  },
}
