import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { valueIn, type Place } from '#editing/place.ts'
import { repeatableAnswers } from '#editing/repeatable-answers.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { focusField, forgetField } from '#studio/form/focus-field.ts'
import { FormStory } from '#testing/stories/form-story.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { dark } from '#testing/stories/appearances.ts'

let editor: Editor
type Args = { readonly folder?: string; readonly file: string; readonly place: Place }
const meta: Meta<Args> = {
  title: 'Studio/Form/Items',
  render: ({ file, folder = 'content', place }) => (
    <FormStory
      folder={folder}
      file={file}
      place={place}
      prepare={(made) => {
        editor = made
      }}
    />
  ),
}
export default meta
type Story = StoryObj<Args>
const stored = ({ file, place }: Args) => valueIn(editor.state().data.get(file), place)

export const Question: Story = {
  args: { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5'] },
}
export const TextPage: Story = { args: { file: 'pages/text/terms.yaml', place: [] } }
export const Messages: Story = { tags: ['slow'], args: { file: 'settings/messages.yaml', place: [] } }
export const Brand: Story = { args: { file: 'settings/brand.yaml', place: [] } }
export const BrandInTheDark: Story = { ...Brand, ...dark, tags: ['appearance'] }
export const Score: Story = { args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] } }
export const Bands: Story = { args: { file: 'analysis/scores.yaml', place: ['bands'] } }
export const Product: Story = { args: { file: 'products/catalogue.yaml', place: ['products', '1'] } }
export const IngredientGroup: Story = { args: { file: 'products/ingredients.yaml', place: ['groups', 'silicone'] } }
export const Tip: Story = { args: { file: 'analysis/tips.yaml', place: ['tips'] } }
export const Email: Story = { args: { file: 'emails/reset-link.yaml', place: [] } }
export const Navigation: Story = { args: { file: 'settings/navigation.yaml', place: [] } }
export const Site: Story = { args: { file: 'settings/site.yaml', place: [] } }
export const Photos: Story = { args: { file: 'quiz/photos.yaml', place: [] } }
export const Consents: Story = { args: { file: 'settings/consent.yaml', place: ['consents'] } }
export const Trait: Story = { args: { file: 'analysis/profile.yaml', place: ['groups'] } }
export const Constants: Story = { args: { file: 'settings/constants.yaml', place: [] } }
export const OneFile: Story = { args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: [] } }
export const Steps: Story = { args: { file: 'quiz/quiz.yaml', place: ['steps'] } }
export const Gone: Story = { args: { file: 'analysis/tips.yaml', place: ['tips', 'deleted'] } }

/** A text can repeat only answers that are given before it is read. */
export const AnswersToInsert: Story = {
  args: { file: 'quiz/sections/hair-care.yaml', place: ['questions', 'haircare_10', 'title'] },
  play: async ({ args, canvas }) => {
    const repeatable = repeatableAnswers(editor.state().data, args.file, args.place)
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert an answer' }))
    const items = canvas.getAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(repeatable.map(({ title }) => title))
    await userEvent.click(items[0] ?? canvas.getByRole('menu'))
    // Visitors may skip the question, and then read these words.
    await expect(stored(args)).toContain(`{answer:${repeatable[0]?.id}|your answer}`)
    editor.undo()
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an answer' }))
  },
}
/** Answers can be inserted into the summary of a result. */
export const AnswersInAnInsight: Story = {
  args: { file: 'analysis/profile.yaml', place: ['insights', 0, 'text'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert an answer' }))
    await userEvent.click(canvas.getAllByRole('menuitem')[0] ?? canvas.getByRole('menu'))
    await expect(stored(args)).toMatch(/\{answer:\w+\|your answer\}/)
  },
}
/** Before the first question there are no answers to repeat. */
export const NoAnswersToInsert: Story = {
  args: { file: 'quiz/quiz.yaml', place: ['steps', 'intro', 'lead'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Insert an answer' })).toBeNull()
  },
}

/** Adding the page was undone, or it was deleted in another window: an empty form would accept texts that no file can store. */
export const FileIsGone: Story = {
  args: { file: 'pages/text/deleted.yaml', place: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is not there any more')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Somebody has made a mistake in the file outside the studio. */
export const UnreadableFile: Story = {
  args: { file: 'pages/about.yaml', place: [] },
  play: async ({ args: { file }, canvas }) => {
    editor.update({
      compiled: 'broken',
      data: new Map([...editor.state().data, [file, null]]),
      problems: [problemWith({ at: { file, place: [] }, message: 'A quote is not closed.', help: 'Close it.' })],
    })
    await expect(await canvas.findByText('This file cannot be read')).toBeVisible()
    await expect(canvas.getByText('A quote is not closed. Close it.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A part that only has a warning is not marked as one with an error. */
export const Warning: Story = {
  args: { file: 'settings/brand.yaml', place: [] },
  play: async ({ args: { file }, canvas }) => {
    const at = { file, place: ['colours', 'accent'] }
    const marked = async (words: string) => {
      const badge = await canvas.findByText(words)
      await expect(badge).toBeVisible()
      return getComputedStyle(badge).color
    }
    editor.update({ problems: [problemWith({ at }), problemWith({ at, severity: 'warning' })] })
    const error = await marked('1 error')
    editor.update({ problems: [problemWith({ at, severity: 'warning' })] })
    await expect(await marked('1 warning')).not.toBe(error)
  },
}

/** A problem about the kind of an entry, such as its place in the order of the steps, is shown at the choice of the kind. */
export const WrongKind: Story = {
  args: { file: 'quiz/quiz.yaml', place: ['steps', 'photos'] },
  play: async ({ args: { file, place }, canvasElement }) => {
    editor.update({ problems: [problemWith({ at: { file, place: [...place, 'kind'] } })] })
    const kind = within(canvasElement).getByRole('combobox', { name: 'Kind' })
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/visitors would see nothing here\. Write a text/))
    await expect(focusField(fieldAddress(file, [...place, 'kind']))).resolves.toBe(true)
    await expect(kind).toHaveFocus()
  },
}

/** That nothing uses an entry is reported at its id, which has no control. */
export const ProblemOfAnId: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args: { file, place }, canvas }) => {
    const at = { file, place: [...place, 'id'] }
    editor.update({ problems: [problemWith({ at, severity: 'warning', message: 'No answers lead to “Low”.' })] })
    await expect(await canvas.findByText(/^No answers lead to “Low”\./)).toBeVisible()
    await expect(focusField(fieldAddress(file, at.place))).resolves.toBe(true)
  },
}

/** A text is stored at every key press, and undone in one step. */
export const Typed: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.type(field, ' now{Enter}{Escape}')
    await expect(field).toHaveValue('Dryness now')
    await expect(stored(args)).toMatchObject({ label: 'Dryness now' })
    await expect(editor.state().draft.acts.map(({ title }) => title)).toEqual(['Change name of “Dryness”'])
    editor.undo()
    await expect(await within(canvasElement).findByDisplayValue('Dryness')).toBe(field)
  },
}

/** Letters in a number field stay there with the reason, and are not stored. */
export const NotANumber: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args, canvasElement }) => {
    sessionStorage.clear()
    const before = stored(args)
    const field = within(canvasElement).getByRole('textbox', { name: /Starting points/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'many')
    await userEvent.tab()
    await expect(field).toHaveValue('many')
    await expect(field).toHaveAccessibleDescription(/“many” is not a number/)
    await expect(field).toBeInvalid()
    await expect(stored(args)).toEqual(before)
    await expect(editor.state().draft.done).toBe(0)
    sessionStorage.clear()
  },
}

/** Input that only begins like a number is not stored: the old value stays, and there is no act. */
export const WrongAfterRight: Story = {
  tags: ['slow'],
  args: { file: 'settings/constants.yaml', place: [] },
  play: async ({ args, canvasElement }) => {
    sessionStorage.clear()
    const before = stored(args)
    const field = within(canvasElement).getByRole('textbox', { name: /Shortest analysis/ })
    await userEvent.clear(field)
    await userEvent.type(field, '5,5')
    await expect(stored(args)).toEqual(before)
    await userEvent.tab()
    await expect(field).toHaveValue('5,5')
    await expect(field).toHaveAccessibleDescription(/Write a whole number/)
    await expect(editor.state().draft.done).toBe(0)
    await userEvent.clear(field)
    await userEvent.type(field, '5,5')
    await userEvent.clear(field)
    await userEvent.type(field, '4000')
    await userEvent.tab()
    await expect(stored(args)).not.toEqual(before)
    await expect(editor.state().draft.done).toBe(1)
    sessionStorage.clear()
  },
}

/** Line breaks and invisible characters of a pasted text are removed in a one-line text. */
export const Pasted: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    await userEvent.paste('Dry\nhair\u200b')
    await expect(stored(args)).toMatchObject({ label: 'Dry hair' })
    await expect(within(canvasElement).getByText(/Line breaks became spaces/)).toBeVisible()
  },
}

/** A no-break space between a number and its unit is part of the text, and survives editing. */
export const NoBreakSpace: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(field)
    await userEvent.paste('Below 185\u00a0°C')
    await userEvent.type(field, ' only')
    await expect(stored(args)).toMatchObject({ label: 'Below 185\u00a0°C only' })
  },
}

/** A missing setting is added from a list that shows its purpose, and removed again. */
export const Added: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add setting to Score' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Unit/ }))
    const field = await canvas.findByRole('textbox', { name: /Unit/ })
    await userEvent.type(field, 'points')
    await expect(stored(args)).toMatchObject({ unit: 'points' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unit' }))
    await expect(stored(args)).not.toHaveProperty('unit')
    await expect(canvas.queryByRole('textbox', { name: /Unit/ })).toBeNull()
  },
}

/** A list whose entries have ids asks for the name of its first entry, because the permanent id is made from it. */
export const FirstEntryNamed: Story = {
  ...OneFile,
  tags: ['slow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Quiz' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Badges/ }))
    const name = await canvas.findByRole('textbox', { name: 'Name of the new entry' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('At night{Enter}')
    await expect(stored(args)).toMatchObject({ badges: [{ id: 'at_night', title: 'At night' }] })
    await waitFor(() => expect(canvas.getByDisplayValue('At night')).toHaveFocus())
  },
}

/** The same for a list that may be empty: whoever adds it wants an entry. */
export const ListAdded: Story = {
  ...OneFile,
  tags: ['slow'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Quiz' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Tips(?! per badge)/ }))
    const name = await canvas.findByRole('textbox', { name: 'Heading of the new entry' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Tip to Tips' })).toHaveFocus())
  },
}

/** The button that removes what was just added never has the focus, so that Enter cannot remove it. */
export const ListWithEntryAdded: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Score' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Own bands/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Band 1/ })).toHaveFocus())
  },
}

/** A new step is added where its kind is allowed, here before the analysis and the results, and opened there. */
export const StepAdded: Story = {
  ...Steps,
  tags: ['slow'],
  // A story before this one may have led to a step, which would be open here, too.
  beforeEach: () => {
    forgetField(fieldAddress('quiz/quiz.yaml', ['steps']))
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const before = stored(args) as readonly Record<string, unknown>[]
    await userEvent.click(canvas.getByRole('button', { name: /^Add Free text to/ }))
    await userEvent.keyboard('In your words{Enter}')
    const after = stored(args) as readonly Record<string, unknown>[]
    const added = after.findIndex(({ kind }, index) => kind === 'text' && before[index]?.['kind'] !== 'text')
    await expect(after[added]).toMatchObject({ id: 'in_your_words', title: 'In your words' })
    await expect(after.slice(added + 1).map(({ kind }) => kind)).toEqual(['analysing', 'results'])
    await expect(await canvas.findByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Free text')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus())
  },
}

/** A quiz has at most one introduction, so it cannot get another one. The reason is told. */
export const StepsPossibleOnce: Story = {
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['steps'] },
  play: async ({ args, canvas }) => {
    const before = stored(args)
    const introduction = await canvas.findByRole('button', { name: 'Add Introduction to Steps' })
    await expect(introduction).toHaveAttribute('aria-disabled', 'true')
    await expect(introduction).toHaveAccessibleDescription(/possible only once: “Introduction” and “Results”\.$/)
    await userEvent.click(introduction)
    await expect(canvas.queryByRole('textbox', { name: 'Heading of the new entry' })).toBeNull()
    await expect(stored(args)).toEqual(before)
    await expect(canvas.getByRole('button', { name: 'Add Review to Steps' })).not.toHaveAttribute('aria-disabled')
  },
}

/** A trait of any kind is named before it is stored, because its id is made from the name. */
export const TraitAdded: Story = {
  tags: ['slow'],
  args: { file: 'analysis/profile.yaml', place: ['groups', 'hair_id'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add From a score to Traits' }))
    await expect(canvas.getByRole('textbox', { name: 'Heading of the new entry' })).toHaveFocus()
    await userEvent.keyboard('Night rest{Enter}')
    const { traits } = stored(args) as { readonly traits: readonly unknown[] }
    await expect(traits.at(-1)).toEqual({ id: 'night_rest', kind: 'score', title: 'Night rest', score: '', labels: [] })
  },
}

/** The value that conditions compare with is made from the label. */
export const TraitLabelAdded: Story = {
  args: { file: 'analysis/profile.yaml', place: ['groups', 'hair_id', 'traits', 'density'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Label to Labels' }))
    await userEvent.keyboard('Quite high{Enter}')
    const { labels } = stored(args) as { readonly labels: readonly unknown[] }
    await expect(labels.at(-1)).toEqual({ option: '', value: 'quite_high', label: 'Quite high', text: '' })
  },
}
