import { Article } from '#components/site/article.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { PageHeader } from '#components/site/page-header.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { recipe } from '#components/recipe.ts'
import { Split } from '#components/site/split.tsx'
import type { AboutSlice, SiteSlice } from '#content/slices/slices.ts'
import { usePageTitleOf } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export type AboutPageProps = { readonly content: AboutSlice; readonly site: SiteSlice }

/** The blocks of the content in order. A full-width statement divides them, and the last one leads on. */
export const AboutPage = ({ content, site }: AboutPageProps) => {
  const { action, blocks, heading, id, lead, picture } = content
  usePageTitleOf(id, heading, site.site)
  const statement = blocks.findIndex(({ look }) => look === 'statement')
  const highlighted = blocks[statement]
  const texts = (shown: AboutSlice['blocks'], lead?: boolean) => (
    <div className={recipe('wrap', { width: 'page' })}>
      <Article
        lead={lead}
        parts={shown.map(({ body, ...part }) => ({
          ...part,
          body: (
            <>
              <Markdown nodes={body} link={SiteLink} />
              {part.id === blocks.at(-1)?.id && start}
            </>
          ),
        }))}
      />
    </div>
  )
  const start = (
    <ButtonLink href={action.to} link={SiteLink} size="lg" iconEnd="arrow">
      {action.label}
    </ButtonLink>
  )
  return (
    <SiteFrame content={site} onHero hasAction>
      <PageHeader title={heading} lead={lead} art={site.site.ornament} picture={picture} />
      {texts(highlighted ? blocks.slice(0, statement) : blocks, true)}
      {highlighted && (
        <PageSection variant="band">
          <Split heading={highlighted.heading}>
            <Markdown nodes={highlighted.body} link={SiteLink} />
          </Split>
        </PageSection>
      )}
      {highlighted && texts(blocks.slice(statement + 1))}
    </SiteFrame>
  )
}
