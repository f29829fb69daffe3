import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { userEvent, within } from 'storybook/test'
import { Band } from '#components/band.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Footer } from '#components/footer.tsx'
import { Hero } from '#components/hero.tsx'
import { Panes } from '#components/panes.tsx'
import { recipe } from '#components/recipe.ts'
import { SkipLink } from '#components/skip-link.tsx'
import { TopNav } from '#components/top-nav.tsx'

const { navigation, site } = content
const { hero, explainer, closing } = content.pages.home
const brand = { name: site.name, mark: 'brand/logo_mark.svg', href: '/' }
const items = navigation.top.items
  .filter(({ show }) => show !== 'user')
  .map(({ id, label, to, emphasis }) => ({ id, label, href: to, emphasis }))
const nav = {
  label: navigation.top.label,
  brand,
  items,
  current: '/',
  currentWord: navigation.current_page,
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
          note={hero.note}
          picture={hero.picture}
          actions={
            <>
              <ButtonLink href={hero.action.to} size="lg" iconEnd="arrow">
                {hero.action.label}
              </ButtonLink>
              <ButtonLink href="#explainer" look="quiet">
                {explainer.heading}
              </ButtonLink>
            </>
          }
        />
        <section className={recipe('section', { look: 'subtle' })}>
          <div className={`${recipe('wrap', { width: 'page' })} ${recipe('stack', { gap: 'xl' })}`}>
            <h2>{explainer.heading}</h2>
            <Panes items={explainer.items} />
          </div>
        </section>
        <Band text={closing.text} art="art/fringe.svg">
          <ButtonLink href={closing.action.to} look="outline">
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
        outsideWord={navigation.footer.leaves_site}
        small={[navigation.footer.not_a_diagnosis]}
      />
    </>
  ),
}

export const Navigation: Story = { render: () => <TopNav {...nav} current="/how" /> }

export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <TopNav {...nav} />,
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).queryByRole('button', { name: navigation.top.open })
    if (open) await userEvent.click(open)
  },
}

export const FirstScreenInTheDark: Story = { ...FirstScreen, globals: { theme: 'dark' } }
