import { Article } from '#components/site/article.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { PageHeader } from '#components/site/page-header.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { recipe } from '#components/recipe.ts'
import { Split } from '#components/site/split.tsx'
import type { AboutSlice, SiteSlice } from '#content/vite/slices.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export type AboutPageProps = { readonly content: AboutSlice; readonly site: SiteSlice }

/** The blocks of the content in order. A full-width statement divides them. */
export const AboutPage = ({ content, site }: AboutPageProps) => {
  const { action, blocks, heading, id, lead } = content
  usePageTitle(site.site.meta.find((one) => one.id === id)?.title ?? heading, site.site)
  const statement = blocks.findIndex(({ look }) => look === 'statement')
  const told = blocks[statement]
  const texts = (from: number, to?: number, lead?: boolean) => (
    <div className={recipe('wrap', { width: 'page' })}>
      <Article
        lead={lead}
        parts={blocks.slice(from, to).map(({ body, ...part }) => ({
          ...part,
          body: <Markdown nodes={body} link={SiteLink} />,
        }))}
      />
    </div>
  )
  return (
    <SiteFrame content={site} onHero>
      <PageHeader title={heading} lead={lead} art="art/fringe.svg" />
      {texts(0, told ? statement : undefined, true)}
      {told && (
        <PageSection variant="band">
          <Split heading={told.heading}>
            <Markdown nodes={told.body} link={SiteLink} />
          </Split>
        </PageSection>
      )}
      {told && texts(statement + 1)}
      <div className={recipe('wrap', { width: 'page', pad: 'page' })}>
        <ButtonLink href={action.to} link={SiteLink} size="lg" iconEnd="arrow">
          {action.label}
        </ButtonLink>
      </div>
    </SiteFrame>
  )
}
