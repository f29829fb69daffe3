import { useEffect, useState, type ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import type { Version } from '#editing/studio-api.ts'
import { DiscardDialog } from '#studio/review/discard-dialog.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { changed, ReviewStory } from '#testing/stories/review-story.tsx'

const details = 'quiz/sections/hair-details.yaml'
const scores = 'analysis/scores.yaml'
const label = ['questions', '5', 'options', 'type_4c', 'label'] as const
const first = content.scores.scores[0]
const points = ['scores', 'dryness', 'rules', 0, 'points'] as const
const preferences = 'quiz/sections/preferences.yaml'
const condition = { question: '5', is: ['type_4c'] }

const several = () =>
  changed(
    [details, label, '4C coils'],
    [scores, points, 1],
    [preferences, ['questions', 'preference_3', 'when'], condition],
    [
      preferences,
      ['questions', 'preference_8', 'why'],
      'Water differs from place to place, and soft water has a tip of its own. Your region does not change your scores.',
    ],
  )
const after = {
  ...content,
  scores: {
    ...content.scores,
    scores: content.scores.scores.map((score) =>
      score === first
        ? { ...score, rules: (score.rules ?? []).map((rule, index) => (index === 0 ? { ...rule, points: 1 } : rule)) }
        : score,
    ),
  },
  sections: content.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.id === 'preference_3' ? { ...question, when: condition } : question,
    ),
  })),
}
const files = [
  {
    path: scores,
    before: 'scores:\n  - id: dryness\n    base: 25\n    rules:\n      - {question: "2", points: 16}\n',
    after: 'scores:\n  - id: dryness\n    base: 25\n    rules:\n      - {question: "2", points: 1}\n',
  },
]
const version: Version = {
  id: '1',
  at: '2026-11-22T14:02:00Z',
  by: 'Ada',
  message: 'Fewer points for dry hair',
  contentVersion: 'a76601bd6358',
  changes: ['“Dryness”: “Dry” gives 1 point (was 16)'],
  files: [{ path: scores, before: 'a', after: 'b' }],
  commit: null,
}
const problem = problemWith({
  code: 'content/length',
  file: `content/${details}`,
  path: '/questions/5/title',
  message: '“Title” is empty.',
  help: 'Write a title.',
  at: { file: details, place: ['questions', '5', 'title'] },
})

const SavedSoon = (args: ComponentProps<typeof ReviewStory>) => {
  const [saved, setSaved] = useState(args.saved)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaved('saved')
    }, 400)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return <ReviewStory {...args} {...(saved && { saved })} />
}

const Leavable = (args: ComponentProps<typeof ReviewStory>) => {
  const [hasLeft, setLeft] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setLeft(true)
        }}
      >
        Leave
      </button>
      {hasLeft ? <main>Another page</main> : <ReviewStory {...args} />}
    </>
  )
}

const meta: Meta<typeof ReviewStory> = {
  title: 'Studio/Review',
  component: ReviewStory,
  render: (args) => <ReviewStory {...args} />,
}
export default meta
type Story = StoryObj<typeof ReviewStory>

export const NoChanges: Story = { args: { editor: changed() } }

export const Changes: Story = {
  args: { editor: several(), after, files },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4 changes, 0 errors, 0 warnings')).toBeVisible()
    await expect(canvas.getByText(/^Asked of fewer people: about 1 in 4 \(before: everybody\)\.$/)).toBeVisible()
    await expect(canvas.getByText(/^\d of 8 personas moves?, \d \w+ band\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^See: Option label “/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/studio/edit/quiz/sections/hair-details.yaml/-/questions/5?field='),
    )
  },
}
export const InTheDark: Story = { ...Changes, globals: { theme: 'dark' }, tags: ['appearance'] }
export const OnAPhone: Story = { ...Changes, globals: { viewport: { value: 'phone' } }, tags: ['appearance'] }

/** Without personas, the studio uses example visitors. */
const { personas: _, ...withoutPersonas } = after
export const WithoutPersonas: Story = {
  args: { editor: several(), after: withoutPersonas },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Example visitors' })
    await expect(heading.parentElement).toHaveTextContent('8 example visitors')
    await expect(heading.parentElement).toHaveTextContent('This quiz has no personas.')
    await expect(canvas.queryByText(/\d personas/)).toBeNull()
  },
}

/** With fewer bands, the values stay, but other bands are shown beside them. */
const lastBand = content.scores.bands?.concern.slice(-1).map((band) => ({ ...band, from: 0 })) ?? []
export const BandsChange: Story = {
  args: {
    editor: changed([scores, ['bands', 'concern'], lastBand]),
    after: { ...content, scores: { ...content.scores, bands: { condition: [], concern: lastBand } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d of 8 personas changes? band\b/)).toBeVisible()
    await expect(canvas.getAllByText(new RegExp(` → ${lastBand[0]?.label}$`))[0]).toBeVisible()
  },
}

/** A persona is asked fewer questions, but has the same scores. */
export const ScoresStay: Story = {
  args: {
    editor: changed([preferences, ['questions', 'preference_3', 'when'], condition]),
    after: { ...after, scores: content.scores },
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell', { name: 'No score changes' })
    await expect(cell?.nextElementSibling).toHaveTextContent(/1 no longer asked/)
  },
}

/** The row disappears, and the heading of the list gets the focus. */
export const UndoneByKeyboard: Story = {
  args: { editor: several(), after },
  render: (args) => <ReviewStory {...args} editor={several()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Undo: Option label/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => {
      await expect(canvas.queryByRole('button', { name: /^Undo: Option label/ })).toBeNull()
    })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Changes' })).toHaveFocus())
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Changes' })).outlineStyle).toBe('solid')
  },
}

/** With the last change, the list disappears, too. */
export const LastUndoneByKeyboard: Story = {
  args: { editor: several(), after },
  render: (args) => <ReviewStory {...args} editor={changed([details, label, '4C coils'])} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Undo: Option label/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Review' })).toHaveFocus())
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).outlineStyle).toBe('solid')
  },
}

/** A later change needs this one: the dialog names the error that undoing it would cause. */
export const UndoLeavesErrors: Story = {
  args: { editor: several(), after },
  render: (args) => (
    <ReviewStory
      {...args}
      editor={several()}
      ask={() =>
        Promise.resolve([
          { item: 'Scores › Moisture', message: 'The rule reads an option that is not there.' },
        ] as never)
      }
    />
  ),
  play: async ({ canvas }) => {
    const name = /^Undo: Option label/
    await userEvent.click(canvas.getByRole('button', { name }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Undo this change?' }))
    await expect(dialog.getByText('This leaves 1 error to correct before you can publish')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveTextContent('Scores › Moisture')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo anyway' }))
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Changes' })).toHaveFocus())
  },
}

/** Publish is pressed while the last change is still being saved: publishing begins as soon as it is saved. */
export const PublishedWhenSaved: Story = {
  args: { editor: several(), saved: 'saving', onPublish: fn() },
  render: (args) => <SavedSoon {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Publish' })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Publishing…' })).toBeVisible()
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledTimes(1))
    // It has not moved: when the changes are saved, somebody may just be pressing it.
    await waitFor(() => expect(canvas.queryByText('Your changes are being saved.')).toBeNull())
    await expect(button.getBoundingClientRect().top).toBe(top)
  },
}

/** The page is left before that: nothing is published, and the editor is told so on the next screen. */
export const LeftBeforePublished: Story = {
  args: { editor: several(), saved: 'saving', onPublish: fn(), onLeft: fn() },
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Names')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.onLeft).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledTimes(1))
    await expect(args.onPublish).not.toHaveBeenCalled()
  },
}
export const LeftWithoutPublishing: Story = {
  args: { editor: several(), saved: 'saving', onLeft: fn() },
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.onLeft).not.toHaveBeenCalled()
  },
}

export const Errors: Story = {
  args: { editor: several(), problems: [problem], compiled: 'broken', impact: null, onPublish: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '“Title” is empty.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.onPublish).not.toHaveBeenCalled()
    const [error = canvasElement] = canvas.getAllByRole('listitem')
    await expect(error).toHaveTextContent(/: “Title” is empty\.$/)
    await expect(error).toHaveTextContent(/^Quiz › ./)
    await expect(within(error).getByRole('link')).toHaveAccessibleName('“Title” is empty.')
  },
}
/** Until the changes are checked, the number of errors is not known. */
export const BeingChecked: Story = {
  args: { editor: several(), compiled: 'checking', impact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d+ changes$/)).toBeVisible()
    await expect(canvas.getByText('Your changes are being checked.')).toBeVisible()
  },
}
export const Publishing: Story = { args: { editor: several(), publication: { state: 'publishing' } } }
export const Published: Story = {
  args: { editor: changed(), publication: { state: 'published', version, gitProblem: null, isFinished: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Review' })).toHaveFocus()
  },
}
/** The draft was changed while it was being published, or another draft has been opened since. */
export const PublishedAndChanged: Story = {
  args: { editor: several(), publication: { state: 'published', version, gitProblem: null, isFinished: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Published')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Review “/ })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
}
export const PublishedWithoutGit: Story = {
  args: {
    editor: changed(),
    publication: { state: 'published', version, gitProblem: 'A merge is in progress.', isFinished: true },
  },
}
/** A file that cannot be replaced stays as it was until the next start. */
export const PublishedNotFinished: Story = {
  args: { editor: changed(), publication: { state: 'published', version, gitProblem: null, isFinished: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does the rest when it is started again/)).toBeVisible()
  },
}
export const Conflict: Story = {
  args: {
    editor: several(),
    publication: {
      state: 'refused',
      why: { reason: 'conflict', conflicts: ['The label of “4C” is “4C hair” in the file now.'] },
    },
  },
}
export const RefusedForProblems: Story = {
  args: { editor: several(), publication: { state: 'refused', why: { reason: 'problems', problems: [problem] } } },
}
export const StaleDraft: Story = {
  args: { editor: several(), publication: { state: 'refused', why: { reason: 'stale' } } },
}
export const FilesHaveChanged: Story = {
  args: { editor: several(), publication: { state: 'refused', why: { reason: 'behind' } } },
}
export const Offline: Story = {
  args: {
    editor: several(),
    saved: 'here',
    publication: {
      state: 'refused',
      why: {
        reason: 'unanswered',
        message: 'The studio on this computer does not answer. Is it still running in the terminal?',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is not known whether this was published')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}
export const NotPublished: Story = {
  args: {
    editor: several(),
    publication: { state: 'refused', why: { reason: 'failed', message: 'The disk is full.' } },
  },
}
export const DiskIsFull: Story = {
  args: {
    editor: several(),
    saved: 'here',
    problem: 'The disk is full. Free some space.',
  },
}

const dialog = { failed: null, ask: fn(), cancel: fn(), discard: fn(), bringBack: null }
export const Discard: Story = {
  args: { editor: several(), discarding: { ...dialog, state: 'asking' } },
  play: async ({ args }) => {
    const body = within(document.body)
    await userEvent.click(await body.findByRole('button', { name: 'Discard 4 changes' }))
    await expect(args.discarding?.discard).toHaveBeenCalled()
  },
}
export const DiscardFailed: Story = {
  args: {},
  render: () => (
    <DiscardDialog
      name="Spring"
      changes={4}
      discarding={{ ...dialog, state: 'asking', failed: 'The studio on this computer does not answer.' }}
    />
  ),
}
export const Discarded: Story = {
  args: {
    editor: changed(),
    discarding: { ...dialog, state: 'discarded', bringBack: <button type="button">Bring the changes back</button> },
  },
}
