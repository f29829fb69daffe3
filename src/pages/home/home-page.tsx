import { useEffect } from 'react'
import { Band } from '#components/band.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Hero } from '#components/hero.tsx'
import { Panes } from '#components/panes.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/slices.ts'
import { fill } from '#engine/format.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export const HomePage = ({ content }: { readonly content: SiteSlice }) => {
  const { home, site } = content
  useEffect(() => {
    const title = site.meta.find(({ id }) => id === home.id)?.title ?? site.tagline
    document.title = fill(site.titles.page, { title, site: site.name })
  }, [home, site])
  return (
    <SiteFrame content={content} onHero>
      <Hero
        heading={home.hero.heading}
        text={home.hero.text}
        note={home.hero.note}
        picture={home.hero.picture}
        actions={
          <ButtonLink href={home.hero.action.to} link={SiteLink} size="lg" iconEnd="arrow">
            {home.hero.action.label}
          </ButtonLink>
        }
      />
      <section className={recipe('section', { look: 'plain' })}>
        <div className={recipe('wrap', { width: 'page' })}>
          <div className={recipe('stack', { gap: 'lg' })}>
            <h2 className={recipe('text', { style: 'heading' })}>{home.explainer.heading}</h2>
            <Panes items={home.explainer.items} level={3} />
          </div>
        </div>
      </section>
      <section className={recipe('section', { look: 'subtle' })}>
        <div className={recipe('wrap', { width: 'page' })}>
          <div className={recipe('stack', { gap: 'lg' })}>
            <h2 className={recipe('text', { style: 'heading' })}>{home.trust.heading}</h2>
            <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
              {home.trust.points.map(({ id, text, title }) => (
                <Card key={id}>
                  <div className={recipe('stack', { gap: 'xs' })}>
                    <h3 className={recipe('text', { style: 'question' })}>{title}</h3>
                    <p>{text}</p>
                  </div>
                </Card>
              ))}
            </div>
          </div>
        </div>
      </section>
      <Band text={home.closing.text} art="art/fringe.svg">
        <ButtonLink href={home.closing.action.to} link={SiteLink} size="lg">
          {home.closing.action.label}
        </ButtonLink>
      </Band>
    </SiteFrame>
  )
}
