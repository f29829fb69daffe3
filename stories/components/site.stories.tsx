import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { wholeHome } from '#testing/samples/whole-home.ts'
import { expect, userEvent, within } from 'storybook/test'
import { Article } from '#components/site/article.tsx'
import { Band } from '#components/site/band.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Footer } from '#components/site/footer.tsx'
import { Gallery } from '#components/site/gallery.tsx'
import { Hero } from '#components/site/hero.tsx'
import { Markdown } from '#components/markdown.tsx'
import { PageHeader } from '#components/site/page-header.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { Panes } from '#components/site/panes.tsx'
import { Points } from '#components/site/points.tsx'
import { recipe } from '#components/recipe.ts'
import { SkipLink } from '#components/site/skip-link.tsx'
import { Split } from '#components/site/split.tsx'
import { StepList } from '#components/site/step-list.tsx'
import { TopNav } from '#components/site/top-nav.tsx'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const { navigation, site } = content
const { hero, carousel, contributors, explainer, trust, closing } = wholeHome(content.pages.home)
const { about, how } = content.pages
const brand = { name: content.brand.name, mark: content.brand.pictures.logo ?? null, href: '/' }
const items = navigation.top.items
  .filter(({ show }) => show !== 'user')
  .map(({ id, label, to, emphasis }) => ({ id, label, href: to, emphasis }))
const nav = {
  label: navigation.top.label,
  brand,
  items,
  current: '/',
  currentLabel: navigation.current_page,
  menu: { open: navigation.top.open, close: navigation.top.close },
}

const meta = { title: 'Components/Site' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const FirstScreen: Story = {
  render: () => (
    <>
      <SkipLink href="#main">{navigation.skip_link}</SkipLink>
      <TopNav {...nav} onHero />
      <main id="main">
        <Hero
          heading={hero.heading}
          text={hero.text}
          facts={hero.facts}
          picture={hero.picture}
          actions={
            <>
              <ButtonLink href={hero.action.to} size="lg" iconEnd="arrow">
                {hero.action.label}
              </ButtonLink>
              <ButtonLink href="#explainer" variant="quiet">
                {explainer.heading}
              </ButtonLink>
            </>
          }
        />
        <section className={recipe('section', { variant: 'subtle' })}>
          <div className={`${recipe('wrap', { width: 'page' })} ${recipe('stack', { gap: 'lg' })}`}>
            <h2>{explainer.heading}</h2>
            <Panes items={explainer.items} />
          </div>
        </section>
        <Band text={closing.text} art="art/fringe.svg">
          <ButtonLink href={closing.action.to} variant="outline">
            {closing.action.label}
          </ButtonLink>
        </Band>
      </main>
      <Footer
        label={navigation.footer.label}
        brand={brand}
        groups={[
          {
            id: 'pages',
            label: navigation.top.label,
            items: items.map(({ id, label, href }) => ({ id, label, href })),
          },
          {
            id: 'social',
            label: navigation.footer.social_label,
            items: site.social.map(({ id, label, to }) => ({ id, label, href: to, outside: true })),
          },
        ]}
        outsideLabel={navigation.footer.leaves_site}
        small={[navigation.footer.not_a_diagnosis ?? '']}
      />
    </>
  ),
  play: showsTexts(hero.heading, hero.text, explainer.heading, closing.text),
}

/** On a page whose form has the filled button. */
export const NavigationBesideAForm: Story = {
  render: () => <TopNav {...nav} emphasis="outline" />,
}
export const Navigation: Story = {
  render: () => <TopNav {...nav} current="/how" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav [aria-current=page]')).toHaveAttribute('href', '/how')
  },
}

/** On a page that belongs to one of the items. */
export const NavigationInASection: Story = {
  render: () => <TopNav {...nav} current="/how/more" section="/how" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav [aria-current=true]')).toHaveAttribute('href', '/how')
    await expect(canvasElement.querySelector('[aria-current=page]')).toBeNull()
  },
}

export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <TopNav {...nav} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: navigation.top.open }))
    const sheet = within(canvas.getByRole('dialog', { name: navigation.top.label }))
    for (const { emphasis, label } of items)
      if (!emphasis) await expect(sheet.getByRole('link', { name: label })).toBeVisible()
  },
}

/** A phone that is turned while the menu is open: it stays visible, and can be closed, because nothing else on the page can be pressed. */
export const MenuOfATurnedPhone: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => <TopNav {...nav} />,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('dialog')?.showModal()
    const sheet = within(within(canvasElement).getByRole('dialog', { name: navigation.top.label }))
    await expect(sheet.getByRole('navigation')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: navigation.top.close }))
    await expect(canvasElement.querySelector('dialog')).not.toBeVisible()
  },
}

export const FirstScreenInTheDark: Story = { ...FirstScreen, ...dark, tags: ['appearance'] }

export const HeadOfAPage: Story = {
  render: () => <PageHeader title={how.heading} lead={how.lead} art="art/fringe.svg" picture={how.picture} />,
  play: async (context) => {
    await showsTexts(how.heading, how.lead)(context)
    // If there is room, the picture is on the edge of the coloured area, above the fringe; on a phone there is none.
    const { canvasElement } = context
    const [header, picture] = ['root', 'picture'].map((part) => canvasElement.querySelector(`.page-header__${part}`))
    const { bottom, height } = picture?.getBoundingClientRect() ?? {}
    const edge = header?.getBoundingClientRect().bottom
    await expect(height === 0 ? edge : bottom).toBe(edge)
    await expect(height !== 0).toBe(window.innerWidth >= 1024)
    // Only whole strands of 24 px, and not at the edge of the window.
    const { left = 0, width = 1 } = canvasElement.querySelector('.page-header__fringe')?.getBoundingClientRect() ?? {}
    await expect(width % 24).toBe(0)
    await expect(left).toBeGreaterThanOrEqual(4)
  },
}
export const HeadOfAPageOnAPhone: Story = {
  ...HeadOfAPage,
  ...phone,
  tags: ['appearance'],
}
export const HeadOfAPageWithoutPicture: Story = {
  render: () => <PageHeader title={how.heading} lead={how.lead} art="art/fringe.svg" />,
  play: showsTexts(how.heading, how.lead),
}
export const HeadOfAPageInTheDark: Story = { ...HeadOfAPage, ...dark, tags: ['appearance'] }

export const ParagraphsWithPictures: Story = {
  render: () => (
    <main className={recipe('wrap', { width: 'page' })}>
      <Article
        parts={about.blocks.slice(0, 3).map(({ body, ...part }) => ({ ...part, body: <Markdown nodes={body} /> }))}
      />
    </main>
  ),
  play: showsTexts(...about.blocks.slice(0, 3).map(({ heading }) => heading)),
}

/** The first paragraph stands out, as on a page about the company. */
export const ParagraphsWithLead: Story = {
  ...ParagraphsWithPictures,
  render: () => (
    <main className={recipe('wrap', { width: 'page' })}>
      <Article
        lead
        parts={about.blocks.slice(0, 4).map(({ body, ...part }) => ({ ...part, body: <Markdown nodes={body} /> }))}
      />
    </main>
  ),
}
/** Each column goes on where its last paragraph ends, however long the paragraph beside it is. */
export const ParagraphsInTwoColumns: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <main className={recipe('wrap', { width: 'page' })}>
      <Article
        parts={about.blocks.slice(0, 4).map(({ id, heading }, position) => ({
          id,
          heading,
          body: <p style={{ height: position === 2 ? '20rem' : '3rem' }} />,
        }))}
      />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, third, fourth] = [...canvasElement.querySelectorAll('section')].map((part) =>
      part.getBoundingClientRect(),
    )
    await expect(third?.top).toBe(first?.top)
    await expect(second?.left).toBe(first?.left)
    await expect(fourth?.left).toBe(third?.left)
    await expect(second?.bottom).toBeLessThan(third?.bottom ?? 0)
  },
}
/** With an odd number, the last paragraph takes the whole row. */
export const ParagraphsWithoutGap: Story = {
  ...ParagraphsWithPictures,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('section')].map((part) => part.getBoundingClientRect().width)
    const [first = 0, , last = 0] = widths
    await expect(last).toBeGreaterThan(first * 1.5)
  },
}
export const ParagraphsAt320: Story = { ...ParagraphsWithLead, globals: { viewport: { value: 'narrow' } } }

export const Promises: Story = {
  render: () => (
    <PageSection variant="subtle">
      <Split
        heading={contributors.heading}
        text={contributors.text}
        more={<Gallery pictures={contributors.pictures ?? []} />}
      >
        <Points points={trust.points} />
      </Split>
    </PageSection>
  ),
  play: async (context) => {
    await showsTexts(contributors.heading, ...trust.points.map(({ title }) => title))(context)
    for (const { link } of trust.points)
      if (link) await expect(context.canvas.getByRole('link', { name: link.label })).toHaveAttribute('href', link.to)
  },
}
/** Wherever the text before it ends, the words of a link stay in one line. */
export const LinksOfPromises: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={{ width: '20rem' }}>
      <Points
        points={Array.from({ length: 12 }, (_, at) => ({
          id: String(at),
          title: 'Reasons',
          text: `Every point has a reason ${'o'.repeat(at + 1)}.`,
          link: { label: 'How we score', to: '/how' },
        }))}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(link).fontSize))
  },
}
export const PromisesInTheDark: Story = { ...Promises, ...dark, tags: ['appearance'] }

export const ListOfSteps: Story = {
  render: () => (
    <PageSection heading={carousel.heading}>
      <StepList steps={carousel.slides} current={1} />
    </PageSection>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(carousel.slides[1]?.title ?? '')
  },
}

export const Statement: Story = {
  render: () => (
    <Band heading={closing.heading} text={closing.text} art="art/fringe.svg">
      <ButtonLink href={closing.action.to}>{closing.action.label}</ButtonLink>
    </Band>
  ),
  play: showsTexts(closing.heading, closing.text, closing.action.label),
}

/** Short labels, independent of the content: three social links fit into one row of a phone, and the longest group is in columns. */
const words = (labels: readonly string[]) => labels.map((label) => ({ id: label, label, href: '/' }))
export const FootOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Footer
      label="Foot"
      brand={{ ...brand, href: '/' }}
      groups={[
        { id: 'legal', label: 'Legal', items: words(['Scores', 'Privacy', 'Cookies', 'Terms']) },
        { id: 'social', label: 'Social', items: words(['Instagram', 'TikTok', 'YouTube']) },
      ]}
      small={[]}
    />
  ),
  play: async ({ canvas }) => {
    const rowsOf = (group: string) =>
      new Set(
        within(canvas.getByRole('list', { name: group }))
          .getAllByRole('listitem')
          .map((item) => Math.round(item.getBoundingClientRect().top)),
      ).size
    await expect(rowsOf('Social')).toBe(1)
    await expect(rowsOf('Legal')).toBe(2)
  },
}

/** Fixed texts, independent of the content, because their length decides what fits into a row. */
const short = {
  ...nav,
  brand: { ...brand, name: 'Ringlet' },
  items: items.map((item) => ({ ...item, label: item.emphasis ? 'Start Quiz' : item.label })),
  menu: { open: 'Menu', close: 'Close' },
}

/** Brand, quiz button and menu button fit into one row; the menu button keeps its accessible name. */
const inOneRow = (viewport: 'narrow' | 'small' | 'phone'): Story => ({
  globals: { viewport: { value: viewport } },
  render: () => <TopNav {...short} onHero />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const middles = [
      canvas.getByRole('link', { name: 'Ringlet' }),
      canvas.getByRole('link', { name: 'Start Quiz' }),
      canvas.getByRole('button', { name: 'Menu' }),
    ].map((element) => element.getBoundingClientRect())
    const middle = middles.map(({ top, height }) => Math.round(top + height / 2))
    await expect(new Set(middle).size).toBe(1)
    // Below 360 px only the icon is visible; the word stays its accessible name.
    const word = within(canvas.getByRole('button', { name: 'Menu' }))
      .getByText('Menu')
      .getBoundingClientRect()
    await (window.innerWidth >= 360
      ? expect(word.width).toBeGreaterThan(20)
      : expect(word.width).toBeLessThanOrEqual(1))
  },
})
export const HeadAt390: Story = inOneRow('phone')
export const HeadAt360: Story = inOneRow('small')
export const HeadAt320: Story = inOneRow('narrow')
