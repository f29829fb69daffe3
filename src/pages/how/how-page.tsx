import { ButtonLink } from '#components/button.tsx'
import { Markdown } from '#components/markdown.tsx'
import { PageHeader } from '#components/site/page-header.tsx'
import { PageSection } from '#components/site/page-section.tsx'
import { Stepper } from '#components/quiz/stepper.tsx'
import type { HowSlice, SiteSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { usePageTitleOf } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export type HowPageProps = { readonly content: HowSlice; readonly site: SiteSlice }

/** How the product works, step by step. */
export const HowPage = ({ content, site }: HowPageProps) => {
  const { action, all_steps, heading, id, lead, next, picture, previous, progress, progress_label, steps } = content
  usePageTitleOf(id, heading, site.site)
  return (
    <SiteFrame content={site} onHero hasAction>
      <PageHeader title={heading} lead={lead} art={site.site.ornament} picture={picture} />
      <PageSection>
        <Stepper
          label={heading}
          texts={{ previous, next, all: all_steps }}
          steps={steps.map(({ body, ...step }, index) => {
            const numbers = { n: index + 1, total: steps.length }
            return {
              ...step,
              text: <Markdown nodes={body} link={SiteLink} />,
              progress: fill(progress, numbers),
              spoken: fill(progress_label, numbers),
            }
          })}
          onwards={(isLast) => (
            <ButtonLink
              href={action.to}
              link={SiteLink}
              variant={isLast ? 'solid' : 'outline'}
              size="lg"
              iconEnd="arrow"
            >
              {action.label}
            </ButtonLink>
          )}
        />
      </PageSection>
    </SiteFrame>
  )
}
