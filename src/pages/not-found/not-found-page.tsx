import { useEffect } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { EmptyState } from '#components/state-card.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/vite/slices.ts'
import { fill } from '#engine/format.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export const NotFoundPage = ({ content }: { readonly content: SiteSlice }) => {
  const { not_found: words, site } = content
  useEffect(() => {
    document.title = fill(site.titles.page, { title: words.heading, site: site.name })
  }, [site, words])
  return (
    <SiteFrame content={content}>
      <div className={recipe('wrap', { width: 'form' })}>
        <EmptyState
          art={words.picture.src}
          heading={words.heading}
          text={words.text}
          level={1}
          actions={words.links.map(({ id, label, to }) => (
            <ButtonLink key={id} href={to} link={SiteLink} variant="outline">
              {label}
            </ButtonLink>
          ))}
        />
      </div>
    </SiteFrame>
  )
}
