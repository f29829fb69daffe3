import { Band } from '#components/site/band.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Gallery } from '#components/site/gallery.tsx'
import { Hero } from '#components/site/hero.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { Panes } from '#components/site/panes.tsx'
import { Points } from '#components/site/points.tsx'
import { recipe } from '#components/recipe.ts'
import { Split } from '#components/site/split.tsx'
import type { HomeSlice } from '#content/slices/home-slice.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { usePageTitleOf } from '#pages/page-title.ts'
import { ResultNotice } from '#pages/result-notice.tsx'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { HomeCarousel } from './home-carousel.tsx'
import { HomeTeaser } from './home-teaser.tsx'

export type HomePageProps = { readonly content: HomeSlice; readonly site: SiteSlice }

/** The landing page, also for logged-in users, who get another menu. */
export const HomePage = ({ content, site }: HomePageProps) => {
  const { carousel, closing, contributors, explainer, hero, id, teaser, trust } = content.page
  usePageTitleOf(id, site.site.tagline, site.site)
  return (
    <SiteFrame content={site} onHero hasAction>
      <Hero
        heading={hero.heading}
        text={hero.text}
        facts={hero.facts}
        picture={hero.picture}
        note={<ResultNotice words={content.waiting} />}
        actions={
          <>
            <ButtonLink href={hero.action.to} link={SiteLink} size="lg" iconEnd="arrow">
              {hero.action.label}
            </ButtonLink>
            {hero.second_action && (
              <ButtonLink href={hero.second_action.to} link={SiteLink} variant="quiet">
                {hero.second_action.label}
              </ButtonLink>
            )}
          </>
        }
      />
      {carousel && <HomeCarousel {...carousel} milliseconds={content.interval_ms} />}
      {explainer && (
        <PageSection variant="subtle" heading={explainer.heading}>
          <Panes items={explainer.items} level={3} />
          {explainer.action && (
            <p>
              <ButtonLink href={explainer.action.to} link={SiteLink} variant="outline" iconEnd="arrow">
                {explainer.action.label}
              </ButtonLink>
            </p>
          )}
        </PageSection>
      )}
      {teaser && <HomeTeaser teaser={teaser} content={content} />}
      {(contributors ?? trust) && (
        <PageSection variant="subtle" heading={contributors ? undefined : trust?.heading}>
          {contributors ? (
            <Split
              heading={contributors.heading}
              text={contributors.text}
              more={contributors.pictures && <Gallery pictures={contributors.pictures} />}
            >
              {trust && (
                <div className={recipe('stack', { gap: 'lg' })}>
                  <h2>{trust.heading}</h2>
                  <Points points={trust.points} link={SiteLink} />
                </div>
              )}
            </Split>
          ) : (
            trust && <Points points={trust.points} link={SiteLink} />
          )}
        </PageSection>
      )}
      {closing && (
        <Band heading={closing.heading} text={closing.text} art={site.site.ornament}>
          <ButtonLink href={closing.action.to} link={SiteLink} size="lg" iconEnd="arrow">
            {closing.action.label}
          </ButtonLink>
        </Band>
      )}
    </SiteFrame>
  )
}
