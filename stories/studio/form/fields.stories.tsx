import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { focusField } from '#studio/form/focus-field.ts'
import { openedEditor, renderEditedForm, storedValue, type EditedFormArgs } from '#testing/stories/form-story.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { dark } from '#testing/stories/appearances.ts'

const meta: Meta<EditedFormArgs> = { title: 'Studio/Form/Fields', render: renderEditedForm }
export default meta
type Story = StoryObj<EditedFormArgs>

const terms = { file: 'pages/text/terms.yaml', place: [] }
const dryness = { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] }
const product = { file: 'products/catalogue.yaml', place: ['products', '1'] }
export const Email: Story = { args: { file: 'emails/reset-link.yaml', place: [] } }

/** A Markdown field: shortcuts mark up the selection, and the preview shows the text as visitors read it. */
export const Markdown: Story = {
  args: Email.args ?? terms,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Body/ })
    await userEvent.click(field)
    field.setSelectionRange(0, 5)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(field.value).toMatch(/^\*\*Hello\*\*/)
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    await waitFor(() => expect(canvas.getByText('Hello').tagName).toBe('STRONG'))
  },
}

/** An entry of a list is moved, copied and deleted by keyboard, and each is one act. */
export const ListByKeyboard: Story = {
  args: terms,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const headings = () =>
      (storedValue(terms.file, ['blocks']) as readonly { heading: string }[]).map(({ heading }) => heading)
    const [first = '', second = ''] = headings()
    canvas.getByRole('button', { name: new RegExp(`^Move ${first}, number 1`) }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(headings().slice(0, 2)).toEqual([second, first])
    await userEvent.click(canvas.getByRole('button', { name: `More for ${first}` }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /Duplicate/ }))
    await expect(headings().slice(1, 3)).toEqual([first, first])
    openedEditor().undo()
    await waitFor(() => expect(canvas.getAllByRole('button', { name: `More for ${first}` })).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: `More for ${first}` }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /Delete/ }))
    await waitFor(() => expect(headings()).not.toContain(first))
    openedEditor().undo()
    await expect(headings().slice(0, 2)).toEqual([second, first])
  },
}

/** The uses of an entry are shown before it is deleted. */
export const DeletedWithUses: Story = {
  args: { file: 'analysis/scores.yaml', place: ['scores'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More for Dryness' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /Delete/ }))
    await expect(await canvas.findByRole('dialog', { name: 'Delete “Dryness”?' })).toBeVisible()
    await expect(storedValue('analysis/scores.yaml', ['scores', 'dryness'])).toBeDefined()
  },
}

/** The currency sign is where visitors see it: before or after the number. */
export const PriceInEuros: Story = {
  args: {
    ...product,
    prepare: (made) => {
      const change = (key: string, before: string, after: string) =>
        ({ kind: 'set', file: 'settings/site.yaml', place: [key], before, after }) as const
      made.act('Sell in euros', [change('currency', 'GBP', 'EUR'), change('locale', 'en-GB', 'de-DE')])
    },
  },
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getByRole('textbox', { name: /^Price/ })
    await expect(price.parentElement).toHaveTextContent(/^€$/)
    await expect(price.nextElementSibling).toHaveTextContent('€')
  },
}

const option = { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5', 'options', 'type_4a'] }

/** A picture that only the draft has is loaded from where the server keeps it. */
export const UploadedPicture: Story = {
  args: {
    ...option,
    prepare: (made) => {
      const hash = 'ab'.repeat(32)
      const size = { bytes: 20_400, width: 320, height: 240 }
      const { file, place } = option
      made.act('Upload a picture', [
        { kind: 'picture', file: 'media/quiz/curl.png', before: null, after: hash, size },
        { kind: 'set', file, place: [...place, 'image'], before: 'quiz/type_4a.svg', after: 'quiz/curl.png' },
      ])
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(within(canvasElement).getByRole('group', { name: /^Picture/ }))
    await expect(field.getByText('curl.png · 320 × 240 pixels · 20 kB')).toBeVisible()
    await expect(field.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/objects\/(ab){32}$/))
  },
}
export const PictureInTheDark: Story = { args: option, ...dark, tags: ['appearance'] }

/** A picture that is too large is refused before anything is sent. */
export const TooLargePicture: Story = {
  args: option,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = new File([new Uint8Array(10_000_001)], 'large.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Upload Picture'), file)
    await waitFor(() => expect(canvas.getByText(/larger than 10 MB/)).toBeVisible())
    await expect(canvas.getByText('type_4a.svg')).toBeVisible()
  },
}

/** After adding a picture, the next step is to choose one; Enter must not remove the setting again. */
export const AddedPicture: Story = {
  args: product,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add setting to/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: /^Picture/ }))
    const field = within(await canvas.findByRole('group', { name: /^Picture/ }))
    await waitFor(() => expect(field.getByRole('button', { name: 'Choose' })).toHaveFocus())
    await expect(field.getByLabelText('Upload Picture')).toHaveAttribute(
      'accept',
      expect.stringContaining('image/avif'),
    )
  },
}

/** A new entry with an id is named first. */
export const NewEntry: Story = {
  args: terms,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Add .* to Sections/ }))
    await userEvent.keyboard('Gift cards{Enter}')
    await expect((storedValue(terms.file, ['blocks']) as readonly unknown[]).at(-1)).toMatchObject({
      id: 'gift_cards',
      heading: 'Gift cards',
    })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading', description: /section/ })).toHaveFocus())
  },
}
export const References: Story = {
  tags: ['slow'],
  args: dryness,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox', { name: 'Add to Key questions' })
    await userEvent.click(box)
    await userEvent.type(box, 'diet{Enter}')
    await expect(storedValue(dryness.file, [...dryness.place, 'key_questions'])).toContain('lifestyle_1')
    await userEvent.click(canvas.getByRole('button', { name: /^Remove How would you describe your diet/ }))
    await expect(storedValue(dryness.file, [...dryness.place, 'key_questions'])).not.toContain('lifestyle_1')
  },
}

/** What a product suits is chosen by the labels that visitors read. The trait is chosen before its values. */
export const ValuesOfATrait: Story = {
  args: product,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const suits = within(canvas.getByRole('group', { name: /^Suits/ }))
    for (const entry of suits.getAllByRole('button', { expanded: false })) await userEvent.click(entry)
    await expect(suits.getAllByRole('button', { name: /^Remove (?!Suits)/ }).length).toBeGreaterThan(0)
    await expect(suits.queryByText('Something that is not there any more')).toBeNull()
    await userEvent.click(suits.getByRole('button', { name: 'Add Suitable trait to Suits' }))
    const boxes = await suits.findAllByRole('combobox', { name: 'Add to Values' })
    await userEvent.click(boxes.at(-1) ?? canvasElement)
    await expect(suits.getByText('Choose the trait first.')).toBeVisible()
  },
}

/** Enter begins the next line, several pasted lines become several texts, Alt and the arrows move. */
export const Lines: Story = {
  args: { file: 'products/ingredients.yaml', place: ['groups', 'silicone_evaporating'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const match = canvas.getByRole('textbox', { name: /, line 1$/ })
    await userEvent.click(match)
    await userEvent.keyboard('{Enter}abc')
    const lines = () => storedValue(args.file, [...args.place, 'match', 'is']) as readonly string[]
    await expect(lines().slice(0, 3)).toEqual(['cyclomethicone', 'abc', 'cyclotetrasiloxane'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(lines().slice(0, 2)).toEqual(['abc', 'cyclomethicone'])
    const field = canvas.getByRole('textbox', { name: /, line 1$/ })
    await userEvent.clear(field)
    await userEvent.paste('one\ntwo\n\nthree')
    await expect(lines().slice(0, 3)).toEqual(['one', 'two', 'three'])
  },
}

/** The requested field is opened, however deeply nested, and gets the focus. */
export const Focused: Story = {
  tags: ['slow'],
  args: dryness,
  play: async ({ canvasElement }) => {
    const address = fieldAddress(dryness.file, [...dryness.place, 'rules', 2, 'because'])
    await expect(focusField(address)).resolves.toBe(true)
    const field = within(canvasElement).getByDisplayValue('You describe your hair as neither dry nor oily.')
    await expect(field).toHaveFocus()
  },
}

/** Problems are shown beside the field. */
export const Problem: Story = {
  args: {
    ...dryness,
    prepare: (editor) => {
      editor.update({
        problems: [
          problemWith({
            file: `content/${dryness.file}`,
            path: '/scores/0/label',
            message: '“Dryness” is the name of two scores.',
            help: 'Give one of them another name.',
            fixes: [{ title: 'Change it to “Dryness 2”.', edits: [] }],
            at: { file: dryness.file, place: [...dryness.place, 'label'] },
          }),
        ],
      })
    },
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/is the name of two scores\. Give one of them another name/)
    await expect(within(canvasElement).getByRole('button', { name: 'Change it to “Dryness 2”' })).toBeVisible()
  },
}

/** A text that the specification of the quiz fixes says so. */
export const Locked: Story = {
  args: { file: 'quiz/sections/lifestyle.yaml', place: ['questions', 'lifestyle_1', 'options', 'balanced'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Label' })
    await expect(field).toHaveAttribute('readonly')
    await expect(canvas.getByText(/fixes this wording/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
    await expect(field).not.toHaveAttribute('readonly')
  },
}

/** The bar of the bands: a border is moved with the arrow keys. */
export const Bands: Story = {
  args: { file: 'analysis/scores.yaml', place: ['bands'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [border] = await canvas.findAllByRole('slider', { name: 'Where “Worth watching” begins' })
    border?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(storedValue(args.file, ['bands', 'concern', 0])).toMatchObject({ to: 51 })
    await expect(storedValue(args.file, ['bands', 'concern', 1])).toMatchObject({ from: 52 })
    // The act does not touch the other bands, so that others can change them.
    await expect(openedEditor().state().draft.acts).toMatchObject([
      {
        title: 'Change where “Worth watching” begins',
        operations: [
          { place: ['bands', 'concern', 0, 'to'], after: 51 },
          { place: ['bands', 'concern', 1, 'from'], after: 52 },
        ],
      },
    ])
  },
}

/** If the score has one decimal, a border moves by a tenth. */
export const BandsWithDecimals: Story = {
  args: {
    file: 'analysis/scores.yaml',
    place: ['scores', 'dryness', 'bands'],
    prepare: (made) => {
      const bands = [
        { from: 0, to: 1.4, label: 'Low' },
        { from: 1.5, to: 3, label: 'High' },
      ]
      const place = ['scores', 'dryness', 'bands']
      made.act('Bands', setValue(made.state().data, 'analysis/scores.yaml', place, bands).operations)
    },
  },
  play: async ({ args, canvasElement }) => {
    const border = await within(canvasElement).findByRole('slider', { name: 'Where “High” begins' })
    await expect(border).toHaveAttribute('aria-valuemin', '0.1')
    border.focus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(border).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{Home}{PageUp}{PageDown}{ArrowRight}')
    await expect(border).toHaveAttribute('aria-valuenow', '0.2')
    await expect(storedValue(args.file, args.place)).toMatchObject([{ to: 0.1 }, { from: 0.2 }])
  },
}

/** A new band begins in the middle of the last one; the range of a deleted one passes to its neighbour. Neither leaves a gap. */
export const AddedAndDeletedBand: Story = {
  args: Bands.args ?? terms,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const ranges = () =>
      (storedValue(args.file, ['bands', 'concern']) as readonly { from: number; to: number }[]).map((band) => [
        band.from,
        band.to,
      ])
    const [lowest = [], middle = [], [from = 0, to = 0] = []] = ranges()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Band to Concern bands' }))
    const half = from + Math.ceil((to - from) / 2)
    await waitFor(() => expect(ranges()).toEqual([lowest, middle, [from, half - 1], [half, to]]))
    await userEvent.click(canvas.getByRole('button', { name: 'More for Worth watching' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /Delete/ }))
    const dialog = await within(document.body).findByRole('dialog')
    await expect(within(dialog).getByText(`Now ends at ${middle[1]}`)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }))
    await waitFor(() =>
      expect(ranges()).toEqual([
        [lowest[0], middle[1]],
        [from, half - 1],
        [half, to],
      ]),
    )
  },
}

/** Each ingredient says which groups it belongs to. */
export const Ingredients: Story = {
  args: product,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: /^Ingredients/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Aqua, Dimethicone')
    await expect(
      within(canvas.getByRole('list', { name: 'What the ingredients are' })).getByText('Silicone'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expect what was found' }))
    await expect(canvas.queryByRole('button', { name: 'Expect what was found' })).toBeNull()
    await expect(field).toHaveFocus()
    await userEvent.type(field, '; Parfum')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Separate the ingredients by commas/)
  },
}

/** A value is changed to another one of its possible forms. */
export const OtherForm: Story = {
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness', 'rules', 0] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Several' }))
    await expect(storedValue(args.file, [...args.place, 'answer'])).toEqual(['dry'])
    await userEvent.click(canvas.getByRole('radio', { name: 'One' }))
    await expect(storedValue(args.file, [...args.place, 'answer'])).toBe('dry')
  },
}

/** A problem of a value with several forms is shown once: at the field of its form, or where the form is chosen. */
export const ProblemOfAForm: Story = {
  args: {
    file: 'analysis/routines.yaml',
    place: ['parts', 'wash_day', 'steps', 'cleanse', 'variants', 'flaky'],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const at = { file: args.file, place: [...args.place, 'slot'] }
    openedEditor().update({ problems: [problemWith({ at, message: 'No product is of this kind.' })] })
    await expect(await canvas.findAllByText(/No product is of this kind/)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'None' }))
    await expect(await canvas.findAllByText(/No product is of this kind/)).toHaveLength(1)
  },
}

/** Even on a page with every question of a section open, typing renders only the card of the edited question. */
export const TypingChangesOneCard: Story = {
  args: { file: 'quiz/sections/hair-care.yaml', place: [] },
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const questions = storedValue('quiz/sections/hair-care.yaml', ['questions']) as readonly { id: string }[]
    for (const { id } of questions)
      await focusField(fieldAddress('quiz/sections/hair-care.yaml', ['questions', id, 'title']))
    const field = within(canvasElement).getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })[4]
    if (!field) throw new Error('There is no fifth question')
    await userEvent.type(field, 'x')
    const changed: Node[] = []
    const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)))
    observer.observe(canvasElement, { attributes: true, characterData: true, childList: true, subtree: true })
    await userEvent.type(field, 'yz')
    await waitFor(() => expect(field.value).toMatch(/xyz$/))
    await new Promise(requestAnimationFrame)
    observer.disconnect()
    const card = canvasElement.querySelector(`[data-field$="/${questions[4]?.id ?? ''}"]`)
    await expect(changed.filter((node) => !card?.contains(node))).toEqual([])
  },
}
