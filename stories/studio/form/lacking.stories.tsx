import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { openedEditor, renderEditedForm, storedValue, type EditedFormArgs } from '#testing/stories/form-story.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'

const meta: Meta<EditedFormArgs> = { title: 'Studio/Form/What a value lacks', render: renderEditedForm }
export default meta
type Story = StoryObj<EditedFormArgs>

const option = { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5', 'options', 'type_4a'] }
const product = { file: 'products/catalogue.yaml', place: ['products', '1'] }

/** The field reports a faulty list at once, and the check of the content does not report it a second time. */
export const IngredientsWithAFault: Story = {
  args: product,
  play: async ({ args: { file, place }, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Ingredients/ })
    await userEvent.type(field, '; Parfum')
    const problem = {
      code: 'content/ingredient-list',
      message: 'No name.',
      help: 'Separate the ingredients by commas.',
    } as const
    openedEditor().update({
      problems: ['name', 'ingredients'].map((key) => problemWith({ ...problem, at: { file, place: [...place, key] } })),
    })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(/Separate the ingredients by commas/)
    await expect(field).not.toHaveAccessibleDescription(/No name/)
  },
}

/** The heading of the list on a pack is not part of the first ingredient. */
export const IngredientsWithAHeading: Story = {
  args: product,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Ingredients/ })
    await userEvent.clear(field)
    await userEvent.paste('INGREDIENTS: Aqua, Glycerin')
    await expect(field).toHaveValue('Aqua, Glycerin')
    await expect(storedValue(args.file, [...args.place, 'ingredients'])).toBe('Aqua, Glycerin')
    await expect(canvas.getByText('“INGREDIENTS:” was left out.')).toBeVisible()
  },
}

/** Problems of the chosen things, or of single lines, are shown below the list, because these have no fields of their own. */
export const EntriesWithoutFields: Story = {
  args: { file: 'settings/consent.yaml', place: ['consents', 'health'] },
  play: async ({ args: { file, place }, canvas }) => {
    openedEditor().update({
      problems: ['covers', 'data'].map((key) =>
        problemWith({ at: { file, place: [...place, key, 1] }, message: `The second of “${key}” is wrong.`, help: '' }),
      ),
    })
    const covers = await canvas.findByRole('group', { name: /^Covers/ })
    await waitFor(() => expect(covers).toHaveAccessibleDescription(/The second of “covers” is wrong/))
    await expect(canvas.getByText('The second of “data” is wrong.')).toBeVisible()
  },
}

/** A setting that only some options need is shown with its problem, and not as optional. */
export const MissingForThisOption: Story = {
  args: option,
  play: async ({ args: { file, place }, canvas }) => {
    const at = { file, place: [...place, 'alt'] }
    openedEditor().act('Remove', setValue(openedEditor().state().data, file, at.place, undefined).operations)
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /^Picture description/ })).toHaveValue(''))
    await expect(canvas.getByText('Picture description').closest('[data-field]')).toHaveTextContent('optional')
    openedEditor().update({
      problems: [problemWith({ code: 'content/missing-alt', at, message: 'It has no description.' })],
    })
    await waitFor(() =>
      expect(canvas.getByText('Picture description').closest('[data-field]')).not.toHaveTextContent('optional'),
    )
    await expect(canvas.getByRole('textbox', { name: /^Picture description/ })).toBeInvalid()
  },
}

/** An empty required condition does not say that it always holds. */
export const ConditionToBeMade: Story = {
  args: { file: 'analysis/profile.yaml', place: ['goals', 'list', 'growth', 'when'] },
  play: async ({ args: { file, place }, canvas }) => {
    openedEditor().act('Remove', setValue(openedEditor().state().data, file, place, {}).operations)
    await expect(await canvas.findByText('There is none yet.')).toBeVisible()
    await expect(canvas.queryByText('Always.')).toBeNull()
  },
}

/** A warning about a toggle is its description for screen readers, and does not count as an error. */
export const WarningOfAToggle: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args: { file, place }, canvas }) => {
    openedEditor().update({
      problems: [
        problemWith({
          at: { file, place: [...place, 'preview'] },
          severity: 'warning',
          message: 'Nobody is without an account.',
          help: '',
        }),
      ],
    })
    const toggle = await canvas.findByRole('checkbox', { name: /^Shown without account/ })
    await waitFor(() => expect(toggle).toHaveAccessibleDescription(/visitors.*Nobody is without an account/))
    await expect(toggle).not.toBeInvalid()
  },
}
