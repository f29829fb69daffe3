import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Footer } from '#components/site/footer.tsx'
import { phone } from '#testing/stories/appearances.ts'

/** The footer of a content that has nothing to link to but its address. */
const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    label: 'Footer',
    brand: { name: 'Leafwise', mark: null, href: '/' },
    groups: [
      {
        id: 'contact',
        label: 'Contact us',
        items: [{ id: 'email', label: 'hello@leafwise.example', href: 'mailto:hello@leafwise.example' }],
      },
    ],
    choice: <p>Colours</p>,
    small: [],
  },
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

/** The address is in one line, and begins where everything below it begins. */
const isAligned: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const [heading, link, below] = [
    canvas.getByText('Contact us'),
    canvas.getByRole('link', { name: 'hello@leafwise.example' }),
    canvas.getByText('Colours'),
  ].map((element) => element.getBoundingClientRect())
  await expect(heading?.left).toBe(below?.left)
  await expect(link?.left).toBe(below?.left)
  await expect(link?.height).toBeLessThan(49)
}

export const OnlyAnAddress: Story = { play: isAligned }
export const OnlyAnAddressOnAPhone: Story = { ...OnlyAnAddress, ...phone }
export const OnlyAnAddressBelowAForm: Story = { ...OnlyAnAddress, args: { size: 'short' } }
