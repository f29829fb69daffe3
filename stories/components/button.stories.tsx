import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { Button, ButtonLink, IconButton } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { expect } from 'storybook/test'
import { showsAll } from '#testing/stories/shows.ts'

const { frame, intro, results } = content.pages.quiz

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: intro.start },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveTextContent(typeof args.children === 'string' ? args.children : '')
    await (args.disabled ? expect(button).toBeDisabled() : expect(button).toBeEnabled())
    await expect(button).toBeVisible()
    // WCAG 2.5.8 asks for 24 px; the smallest target of the product is 40 px high.
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
  },
  decorators: [
    (Story) => (
      <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Solid: Story = {}
export const Large: Story = { args: { size: 'lg', iconEnd: 'arrow' } }
export const Outline: Story = { args: { variant: 'outline', icon: 'back', children: frame.back } }
/** The back arrow points to the right in right-to-left languages; other icons are not mirrored. */
export const FromRightToLeft: Story = {
  args: { variant: 'outline', icon: 'back', iconEnd: 'download', children: frame.back },
  render: (args) => (
    <div dir="rtl">
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const icons = [...canvas.getByRole('button').querySelectorAll('svg')]
    await expect(icons.map((icon) => getComputedStyle(icon).transform)).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none'])
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: frame.exit } }
export const Dense: Story = { args: { variant: 'quiet', size: 'dense', children: frame.clear_answer } }
export const FullWidth: Story = { args: { width: 'full' } }
export const Disabled: Story = { args: { disabled: true } }
export const Together: Story = {
  render: () => (
    <div className={recipe('row', { gap: 'sm' })}>
      <Button>{frame.next}</Button>
      <Button variant="outline">{frame.back}</Button>
      <Button variant="quiet">{frame.exit}</Button>
      <ButtonLink href={results.visitor.overlay.signup.to}>{results.visitor.overlay.signup.label}</ButtonLink>
      <IconButton icon="close" label={content.navigation.top.close} />
    </div>
  ),
  play: showsAll('button', [frame.next, frame.back, frame.exit, content.navigation.top.close]),
}
