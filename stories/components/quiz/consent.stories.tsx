import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { ConsentPanel } from '#components/quiz/consent-panel.tsx'
import { recipe } from '#components/recipe.ts'
import type { Choice } from '#engine/quiz/consent.ts'
import { dark, narrow } from '#testing/stories/appearances.ts'

const { panel, consents } = content.consent

const short = {
  text: 'We would like to store these answers. You get your scores either way.',
  facts: [
    { label: panel.why, text: 'for your scores' },
    { label: panel.how_long, text: 'until you delete them' },
    { label: panel.who_sees, text: 'you' },
  ],
  details: panel.details,
}
type PanelProps = { readonly first: Choice | null; readonly whole?: boolean }

/** `whole`: whether the consent has no short form. */
const Panel = ({ first, whole = false }: PanelProps) => {
  const [choice, setChoice] = useState(first)
  const [consent] = consents
  if (!consent) throw new Error('The content has no consent')
  return (
    <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
      <ConsentPanel
        id="consent"
        heading={consent.heading}
        {...(!whole && { short })}
        intro={panel.intro}
        body={consent.body}
        who={panel.who}
        agree={consent.agree}
        decline={consent.decline}
        choice={choice}
        onChoose={setChoice}
        status={choice === null ? panel.choose_first : choice === 'agreed' ? panel.saved_yes : panel.saved_no}
        more={panel.read_more && { label: panel.read_more.label, href: panel.read_more.to }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Consent',
  component: Panel,
  play: async ({ args: { first }, canvas }) => {
    const pressed = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))
    await expect(pressed).toEqual([String(first === 'agreed'), String(first === 'declined')])
    await expect(canvas.getByRole('status')).toHaveTextContent(first === null ? panel.choose_first : /\S/)
  },
} satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const NotChosen: Story = { args: { first: null } }
export const Agreed: Story = { args: { first: 'agreed' } }
export const TakenBack: Story = {
  args: { first: 'agreed' },
  play: async ({ canvasElement }) => {
    const [agree, decline] = within(canvasElement).getAllByRole('button')
    if (!agree || !decline) throw new Error('A consent has two buttons')
    await expect(agree).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(decline)
    await expect(agree).toHaveAttribute('aria-pressed', 'false')
    await expect(decline).toHaveAttribute('aria-pressed', 'true')
  },
}
export const DetailsRead: Story = {
  args: { first: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(panel.who)).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(panel.details)).toHaveFocus()
    await userEvent.click(canvas.getByText(panel.details))
    await expect(canvas.getByText(panel.who)).toBeVisible()
  },
}
export const WholeTextAtOnce: Story = {
  args: { first: null, whole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(panel.who)).toBeVisible()
    await expect(canvas.queryByText(panel.details)).toBeNull()
  },
}
export const OnANarrowPhone: Story = {
  args: { first: null },
  ...narrow,
  tags: ['appearance'],
}
export const NotChosenInTheDark: Story = { args: { first: null }, ...dark, tags: ['appearance'] }
