import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Basket } from '#components/result/basket.tsx'
import { Card } from '#components/card.tsx'
import { Loading } from '#components/loading.tsx'
import { PhotoRow } from '#components/photos/photo-row.tsx'
import { slots } from '#components/recipe.ts'
import { SideMenu } from '#components/site/side-menu.tsx'
import { StarRating } from '#components/form/star-rating.tsx'
import { fill } from '#engine/format.ts'
import { isAsWideAsTheWindow, longWord } from '#testing/stories/is-as-wide-as-the-window.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark, phone } from '#testing/stories/appearances.ts'
import { inColumn } from '#testing/stories/in-column.tsx'

const { recommendations, analysis } = content.pages.dashboard
const { side } = content.navigation

const meta = {
  title: 'Components/Dashboard',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const menuItems = side.items.map(({ id, label, to }) => ({ id, label, href: to, icon: 'file' as const }))
const current = side.items.find(({ id }) => id === 'report_history')?.label ?? ''
export const Menu: Story = {
  render: () => (
    <SideMenu label={side.label} open={side.open} sections={side.sections} items={menuItems} current="report_history" />
  ),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement)
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(current)
  },
}
export const MenuInARow: Story = {
  ...Menu,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(menuItems.length)
    await expect(links[1]?.getBoundingClientRect().top).toBe(links[0]?.getBoundingClientRect().top)
  },
}
export const MenuFolded: Story = {
  ...Menu,
  ...phone,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement)
    const where = menu.getByText(current, { selector: 'summary span' })
    const fold = where.closest('details')
    await expect(fold).not.toHaveAttribute('open')
    // It is no field: a line of the page, with a word that says what it opens.
    await expect(menu.getByText(side.sections)).toBeVisible()
    await expect(where.closest('summary')).toHaveAccessibleName(`${current} ${side.sections} . ${side.open}`)
    await expect(fold && getComputedStyle(fold).borderTopWidth).toBe('0px')
    await userEvent.click(where)
    await expect(menu.getByRole('link', { current: 'page' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(fold).not.toHaveAttribute('open')
  },
}

export const OnItsWay: Story = {
  render: () => (
    <>
      <Loading text={analysis.states.loading} />
      <Loading text={analysis.states.loading} blocks={3} height="line" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByText(analysis.states.loading)).toBeNull()
    await waitFor(() => expect(page.getAllByText(analysis.states.loading)).toHaveLength(2))
  },
}
export const OnItsWayInTheDark: Story = { ...OnItsWay, ...dark, tags: ['appearance'] }

const Rating = ({ start = null, error }: { readonly start?: number | null; readonly error?: string }) => {
  const [stars, setStars] = useState<number | null>(start)
  return (
    <StarRating
      id="stars"
      name="stars"
      label={recommendations.rating.stars_label}
      total={5}
      value={stars}
      labelFor={starsOf}
      error={error}
      onChange={(event) => setStars(Number(event.currentTarget.value))}
    />
  )
}
const starsOf = (count: number) => fill(recommendations.rating.star, { count, total: 5 })
export const Stars: Story = {
  render: () => <Rating />,
  play: async ({ canvasElement }) => {
    const stars = within(canvasElement)
    await userEvent.click(stars.getByRole('radio', { name: starsOf(2) }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(stars.getByRole('radio', { name: starsOf(3) })).toBeChecked()
    await expect(stars.getByText(starsOf(3))).toBeVisible()
  },
}
export const StarsGiven: Story = {
  render: () => <Rating start={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').findIndex((star) => star.matches(':checked'))).toBe(3)
  },
}
export const StarsMissing: Story = {
  render: () => <Rating error={content.messages.fields.rating_missing} />,
  play: showsTexts(content.messages.fields.rating_missing),
}
export const StarsInTheDark: Story = { ...StarsGiven, ...dark, tags: ['appearance'] }

const { dialog: shopping } = recommendations.purchase_all
const bought = (product: string, shop: string) => ({
  href: 'https://shop.example/',
  label: fill(shopping.buy, { product, shop }),
  note: shopping.buy_note,
})
export const Shopping: Story = {
  render: () => (
    <Card>
      <Basket
        groups={[
          {
            id: 'curl',
            heading: 'Curl Shop',
            items: [
              {
                id: '1',
                name: 'Curl Cream',
                brand: 'Kettle Lane',
                price: '£11.00',
                shop: bought('Curl Cream', 'Curl Shop'),
              },
              { id: '2', name: 'Oil', price: shopping.no_price, shop: bought('Oil', 'Curl Shop') },
            ],
          },
          {
            id: '',
            heading: shopping.no_shop,
            items: [{ id: '3', name: 'Gel', brand: 'Plain Parcel', price: '£7.50' }],
          },
        ]}
        total={fill(shopping.total, { total: '11.00' })}
        totalNote={fill(shopping.not_counted, { count: 1 })}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const basket = within(canvasElement)
    const link = basket.getByRole('link', { name: `${bought('Curl Cream', 'Curl Shop').label}, ${shopping.buy_note}` })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    await expect(basket.getAllByRole('link')).toHaveLength(2)
  },
}
export const ShoppingInTheDark: Story = { ...Shopping, ...dark, tags: ['appearance'] }

const removed = fn()
export const Photos: Story = {
  loaders: [async () => ({ photos: await drawnPhotos(['top', 'back']) })],
  render: (_, { loaded: { photos } }) => (
    <PhotoRow
      items={[
        ...(photos as Awaited<ReturnType<typeof drawnPhotos>>).map(({ blob, view }) => ({
          id: view,
          title: view,
          alt: `Your hair: ${view}`,
          address: URL.createObjectURL(blob),
          remove: { label: `Delete ${view}`, onDelete: removed },
        })),
        { id: 'side', title: 'side', alt: '', address: null, failure: content.messages.photos.show_failed },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    removed.mockClear()
    await expect(page.getAllByRole('img')).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Delete top' }))
    await expect(removed).toHaveBeenCalledOnce()
  },
}
export const PhotosInTheDark: Story = { ...Photos, ...dark, tags: ['appearance'] }
export const PhotosOnAPhone: Story = {
  ...Photos,
  ...phone,
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
/** Wide enough for three large photos: they share a row here, too. */
export const PhotosOnATablet: Story = { ...PhotosOnAPhone, globals: { viewport: { value: 'tablet' } } }
export const FourPhotosOnAPhone: Story = {
  ...phone,
  loaders: [async () => ({ photos: await drawnPhotos(['leaf', 'pot', 'soil', longWord]) })],
  render: (_, { loaded: { photos } }) => (
    <PhotoRow
      whole
      items={(photos as Awaited<ReturnType<typeof drawnPhotos>>).map(({ blob, view }) => ({
        id: view,
        title: view,
        alt: `Your hair: ${view}`,
        address: URL.createObjectURL(blob),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => Math.round(item.getBoundingClientRect().width))
    await expect(new Set(widths).size).toBe(1)
    await isAsWideAsTheWindow()
  },
}
/** A content without a routine and objectives has no empty half beside its scores, and one without all three no gap. */
export const ScoresAlone: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <>
      <div className={slots('dashboard')('pair')}>
        <p>Scores</p>
      </div>
      <div className={slots('dashboard')('pair')} data-testid="none" />
    </>
  ),
  play: async ({ canvas }) => {
    const scores = canvas.getByText('Scores')
    await expect(scores.clientWidth).toBe(scores.parentElement?.clientWidth)
    await expect(canvas.getByTestId('none')).not.toBeVisible()
  },
}
