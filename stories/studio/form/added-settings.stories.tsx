import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { newFile } from '#editing/build/new-file.ts'
import { FormStory, renderEditedForm, storedValue, type EditedFormArgs } from '#testing/stories/form-story.tsx'

type Args = EditedFormArgs
const meta: Meta<Args> = {
  title: 'Studio/Form/Added settings',
  render: ({ file, folder = 'content', place }) => <FormStory folder={folder} file={file} place={place} />,
  play: async ({ canvasElement }) => {
    await expect(await focusOfEach(canvasElement)).not.toHaveLength(0)
  },
}
export default meta
type Story = StoryObj<Args>

/** Adds every setting that the item does not have yet. The next key press has to go into the new setting, and must not remove it. */
const focusOfEach = async (canvasElement: HTMLElement): Promise<readonly string[]> => {
  const canvas = within(canvasElement)
  const added: string[] = []
  for (;;) {
    const adding = canvas.queryAllByRole('button', { name: /^Add setting to/ }).at(-1)
    if (!adding) return added
    await userEvent.click(adding)
    const dialog = within(await within(document.body).findByRole('dialog'))
    const choices = dialog.getAllByRole('listitem')
    const [choice] = choices.filter((one) => !added.includes(titleOf(one)))
    if (!choice) {
      await userEvent.keyboard('{Escape}')
      return added
    }
    const title = titleOf(choice)
    added.push(title)
    await userEvent.click(within(choice).getByRole('button'))
    await waitFor(() =>
      expect(fieldsAround(document.activeElement), title).toContainEqual(expect.stringContaining(title)),
    )
    const { activeElement } = document
    await expect(activeElement?.getAttribute('aria-label') ?? '', title).not.toMatch(/^Remove/)
  }
}

/** The texts of the fields around an element, without that of the whole form. */
const fieldsAround = (element: Element | null): readonly string[] => {
  const field = element?.parentElement?.closest('[data-field]')
  return field?.parentElement?.closest('[data-field]') ? [field.textContent, ...fieldsAround(field)] : []
}

const titleOf = (choice: HTMLElement): string => choice.querySelector('strong')?.textContent ?? ''

export const OfAQuestion: Story = {
  tags: ['slow'],
  args: { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5'] },
}
export const OfAScore: Story = { args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] }, tags: ['slow'] }
export const OfAProduct: Story = { args: { file: 'products/catalogue.yaml', place: ['products', '1'] } }
export const OfAQuizInOneFile: Story = {
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: [] },
  tags: ['slow'],
}
export const OfTheTextsOfAQuiz: Story = {
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['texts'] },
  tags: ['slow'],
}

/** After naming a shared list, typing goes into its first option, not into another list. */
export const OfAListByName: Story = {
  tags: ['slow'],
  render: renderEditedForm,
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['option_lists'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name of a new entry/ }), 'How often{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label of the new entry' })).toHaveFocus())
    await userEvent.keyboard('Never{Enter}')
    await expect(storedValue(args.file, ['option_lists', 'how_often'])).toEqual([{ id: 'never', label: 'Never' }])
  },
}

const stepOfFreeText: Pick<Story, 'render' | 'args'> = {
  render: renderEditedForm,
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['steps'] },
}

/** No field sets the id of the question of such a step, so the question has one from the start. */
export const StepOfFreeText: Story = {
  ...stepOfFreeText,
  tags: ['slow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Free text to Steps' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Heading of the new entry' }), 'Last words{Enter}')
    await expect(storedValue(args.file, ['steps', 'last_words', 'question', 'id'])).toBe('last_words')
    // Not the kind, which the next key press would change.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus())
  },
}

/** The same for a step that becomes one. */
export const StepThatBecomesFreeText: Story = {
  ...stepOfFreeText,
  tags: ['slow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Review to Steps' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Heading of the new entry' }), 'Last words{Enter}')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Kind' }), 'Free text')
    await expect(storedValue(args.file, ['steps', 'last_words', 'question', 'id'])).toBe('last_words')
  },
}

/** The last insight has no condition, so a new one comes before it. */
export const Insight: Story = {
  tags: ['slow'],
  render: renderEditedForm,
  args: { folder: 'examples/bike-check', file: 'quiz.yaml', place: ['insights'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Insight to Insights' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Summary of the new entry' }), 'You ride far.{Enter}')
    const insights = storedValue(args.file, args.place) as readonly { readonly id: string }[]
    await expect(insights.slice(-2).map(({ id }) => id)).toEqual(['you_ride_far', 'unknown'])
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Summary' })).toHaveFocus())
  },
}

/** Newly added points start at 0. */
export const PointsOfAnOption: Story = {
  tags: ['slow'],
  render: renderEditedForm,
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['option_lists', 'frequency', 'not_at_all'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Points' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Add setting/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Points/ }))
    await expect(storedValue(args.file, [...args.place, 'points'])).toBe(0)
    await expect(canvas.getByRole('radio', { name: 'The same for every score' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'The same for every score' })).toHaveValue('0')
    await expect(canvas.getByText('Score by score')).toBeVisible()
  },
}

/** The text field of an option only lacks its label. */
export const TextOfAnOption: Story = {
  render: renderEditedForm,
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['option_lists', 'frequency', 'not_at_all'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add setting/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Text field/ }))
    await expect(storedValue(args.file, [...args.place, 'text'])).toEqual({ label: '', max_length: 100 })
  },
}

/** Help texts mention other settings by their titles, including those that are already set. */
export const NamesOfOthers: Story = {
  args: { folder: 'examples/product-finder', file: 'quiz.yaml', place: ['sections', 'trip', 'questions', 'coldest'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add setting to/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/counted from “Smallest number”/)).toBeVisible()
  },
}

/** In a long list, typing searches at once, and Enter takes the first hit. */
export const ByTyping: Story = {
  tags: ['slow'],
  args: OfAScore.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add setting to/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Search' })).toHaveFocus())
    await userEvent.keyboard('decimals{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Decimals/ })).toHaveFocus())
  },
}

/** A setting with this name comes before one that only mentions it, here “Badges”. */
export const ByItsName: Story = {
  tags: ['!dev', 'slow'],
  args: OfAQuizInOneFile.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Quiz' }))
    await userEvent.keyboard('tips{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('[data-field]')).toHaveTextContent(/^Tips \(optional\)/))
  },
}

/** A section of a page has a field for its text, even before there is a text. */
export const SectionWithoutText: Story = {
  args: { file: 'pages/text/imprint.yaml', place: [] },
  render: () => (
    <FormStory
      file="pages/text/imprint.yaml"
      place={[]}
      prepare={(editor) => {
        const page = {
          id: 'imprint',
          route: '/imprint',
          heading: 'Imprint',
          lead: 'Who we are.',
          blocks: [{ id: 'entry_1', heading: 'Company' }],
        }
        editor.act('Add', newFile([], 'pages/text/imprint.yaml', page))
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Company/ }))
    await expect(canvas.getByRole('textbox', { name: /^Body/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Body' })).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Body/ }), 'A')
    await expect(await canvas.findByRole('button', { name: 'Remove Body' })).toBeVisible()
  },
}

/** A page that has only its id is not an empty screen: it says where its texts come from. */
export const PageOfDefaults: Story = {
  args: { file: 'pages/login.yaml', place: [] },
  render: () => (
    <FormStory
      folder="examples/phq-9"
      file="pages/login.yaml"
      place={[]}
      prepare={(editor) => {
        editor.act('Add', newFile([], 'pages/login.yaml', { id: 'login' }))
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Everything here has a default/)).toBeVisible()
  },
}

/** The lists of a part that was just added are empty, and have to be filled: nothing else gives visitors a routine. */
export const PartOfEmptyLists: Story = {
  args: { file: 'analysis/routines.yaml', place: [] },
  render: () => (
    <FormStory
      folder="examples/phq-9"
      file="analysis/routines.yaml"
      place={[]}
      prepare={(editor) => {
        editor.act('Add', newFile([], 'analysis/routines.yaml', {}))
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing here yet.* adds “Parts” and “Product slots”/)).toBeVisible()
    await expect(canvas.queryByText(/^Everything here has a default/)).toBeNull()
  },
}

/** An address that the code depends on cannot be changed. */
export const FixedAddress: Story = {
  args: { file: 'pages/home.yaml', place: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Address:/)).toHaveTextContent('Address: /')
    await expect(canvas.queryByRole('checkbox', { name: /^Address/ })).toBeNull()
  },
}

/** When adding the bands of a score, an editor only types their names: the first band gets the whole range, the next one half of it. */
export const BandsOfAScore: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  render: renderEditedForm,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Score' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Own bands/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Band to Own bands' }))
    await expect(storedValue(args.file, args.place)).toMatchObject({
      bands: [
        { from: 0, to: 49, label: '' },
        { from: 50, to: 100, label: '' },
      ],
    })
    await expect(canvas.getByRole('slider', { name: 'Where band 2 begins' })).toBeVisible()
  },
}
/** If the range of the score is known, the first band gets that range. */
export const BandsOfAComputedRange: Story = {
  tags: ['!dev', 'slow'],
  args: {
    file: 'analysis/scores.yaml',
    place: ['scores', 'damage'],
    rangeOfScore: (id) => (id === 'damage' ? { from: 2, to: 12 } : null),
  },
  render: renderEditedForm,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Score' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Own bands/ }))
    await expect(storedValue(args.file, args.place)).toMatchObject({ bands: [{ from: 2, to: 12, label: '' }] })
  },
}

/** The computed range needs no number. */
export const RangeOfAScore: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  render: renderEditedForm,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add setting to Score' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Range/ }))
    await expect(canvas.getByRole('radio', { name: 'Computed' })).toBeChecked()
    await expect(storedValue(args.file, args.place)).toMatchObject({ range: 'computed' })
  },
}
