import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Footer } from '#components/site/footer.tsx'
import { FormPage } from '#components/site/form-page.tsx'
import { dark } from '#testing/stories/appearances.ts'

const { brand, navigation, pages } = content

const meta = {
  title: 'Components/Form page',
  component: FormPage,
  args: {
    title: pages.not_found.heading,
    lead: pages.not_found.text,
    fringe: 'art/fringe.svg',
    art: brand.pictures.beside_forms,
    children: (
      <Card>
        <Button width="full">{navigation.top.open}</Button>
      </Card>
    ),
  },
  render: (args) => (
    <>
      <main>
        <FormPage {...args} />
      </main>
      <Footer
        label={navigation.footer.label}
        brand={{ name: brand.name, mark: brand.pictures.logo ?? null, href: '/' }}
        groups={[
          {
            id: 'legal',
            label: navigation.footer.legal_label,
            items: navigation.footer.legal.map(({ id, label, to }) => ({ id, label, href: to })),
          },
        ]}
        small={[brand.name]}
        size="short"
      />
    </>
  ),
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: args.title })
    await expect(heading).toBeVisible()
    const form = canvas.getByRole('main').getBoundingClientRect()
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().height).toBeLessThan(form.height)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
} satisfies Meta<typeof FormPage>
export default meta

type Story = StoryObj<typeof meta>

export const WithItsForm: Story = {}
export const InTheDark: Story = { ...dark, tags: ['appearance'] }
const heightOf = (root: HTMLElement, selector: string) =>
  Math.round(root.querySelector(selector)?.getBoundingClientRect().height ?? 0)

/** A lead of several lines leaves no room for the drawing. What the form leads to is shown, and the form still begins in the upper half. */
export const At320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { points: [{ id: 'one', text: 'What it leads to' }] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible()
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeLessThan(320)
    await expect(canvas.getByText('What it leads to')).toBeVisible()
    await expect(heightOf(canvasElement, '.form-page__fringe')).toBe(36)
    await expect(heightOf(canvasElement, '.form-page__drawing')).toBe(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** The drawing is beside a short lead, on the lower edge, and does not make the coloured card higher. */
export const FewWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Login', lead: 'Welcome back.' },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('Welcome back.').getBoundingClientRect()
    const drawing = canvasElement.querySelector('.form-page__drawing')?.getBoundingClientRect()
    await expect(drawing?.left).toBeGreaterThanOrEqual(words.left)
    await expect(heightOf(canvasElement, '.form-page__drawing')).toBe(88)
    await expect(heightOf(canvasElement, '.form-page__pane')).toBeLessThanOrEqual(136)
  },
}
export const FewWordsOnAPhoneInTheDark: Story = {
  ...FewWordsOnAPhone,
  globals: { ...FewWordsOnAPhone.globals, theme: 'dark' },
}
/** The drawing is not higher than the room that the words leave beside a short form. */
export const BesideAShortForm: Story = {
  play: async ({ canvasElement }) => {
    await expect(heightOf(canvasElement, '.form-page__pane')).toBe(500)
    await expect(heightOf(canvasElement, '.form-page__drawing')).toBeGreaterThan(180)
  },
}
/** Beside a form of one field the background is lower, and the drawing is beside the words. */
export const BesideOneField: Story = {
  args: { isShort: true },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(heightOf(canvasElement, '.form-page__pane')).toBe(380)
    await expect(heightOf(canvasElement, '.form-page__drawing')).toBeGreaterThan(140)
    const drawing = canvasElement.querySelector('.form-page__drawing')?.getBoundingClientRect()
    await expect(drawing?.left).toBeGreaterThanOrEqual(heading.right)
    const body = canvasElement.querySelector('.form-page__body')
    const top = body?.firstElementChild?.getBoundingClientRect().top ?? 0
    const bottom = body?.lastElementChild?.getBoundingClientRect().bottom ?? 0
    const pane = canvasElement.querySelector('.form-page__pane')?.getBoundingClientRect()
    await expect(Math.round((top + bottom) / 2)).toBe(Math.round(((pane?.top ?? 0) + (pane?.bottom ?? 0)) / 2))
  },
}
/** On a tablet the form is below the heading and as wide, so that there is no high coloured background beside a low form. */
export const OneFieldOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { isShort: true },
  play: async ({ canvas, canvasElement }) => {
    const pane = canvasElement.querySelector('.form-page__pane')?.getBoundingClientRect()
    const form = canvasElement.querySelector('.form-page__body')?.getBoundingClientRect()
    await expect(form?.top).toBeGreaterThanOrEqual(pane?.bottom ?? Infinity)
    await expect(form?.left).toBe(pane?.left)
    await expect(form?.width).toBe(pane?.width)
    await expect(pane?.height).toBeLessThanOrEqual(320)
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const drawing = canvasElement.querySelector('.form-page__drawing')?.getBoundingClientRect()
    await expect(drawing?.left).toBeGreaterThanOrEqual(words.left)
    await expect(drawing?.height).toBeGreaterThan(120)
  },
}
export const BesideOneFieldInTheDark: Story = { ...BesideOneField, ...dark, tags: ['appearance'] }
/** A content without the drawing. */
export const WithoutDrawing: Story = { args: { art: undefined, lead: undefined } }
/** For complaints, without drawings. */
export const Quiet: Story = {
  args: { fringe: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvasElement.querySelector('main svg, main img')).toBeNull()
  },
}
export const QuietInTheDark: Story = { ...Quiet, ...dark, tags: ['appearance'] }
/** A page without a form: the links are below the lead. */
export const WithLinksAlone: Story = {
  args: {
    art: pages.not_found.picture.src,
    artOnPhone: true,
    links: pages.not_found.links.map(({ id, label, to }) => (
      <ButtonLink key={id} href={to} variant="quiet">
        {label}
      </ButtonLink>
    )),
    children: undefined,
  },
}
/** The drawing is part of the message, so it is shown on a phone, too. */
export const DrawingAlways: Story = {
  args: { art: pages.not_found.picture.src, artOnPhone: true },
  globals: { viewport: { value: 'phone' } },
}
/** A long text about the form takes the place of the drawing. */
export const WithATextBeside: Story = {
  args: {
    aside: (
      <>
        <h2>{navigation.footer.legal_label}</h2>
        {navigation.footer.legal.map(({ id, label }) => (
          <p key={id}>{label}</p>
        ))}
      </>
    ),
  },
}
export const WithATextBesideOnAPhone: Story = {
  ...WithATextBeside,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}
