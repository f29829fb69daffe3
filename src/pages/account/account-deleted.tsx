/** Shown after the account was deleted, or is likely to have been. */
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { EmptyState } from '#components/state-card.tsx'
import type { DashboardSlice, SiteSlice } from '#content/slices/slices.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

type Props = {
  readonly site: SiteSlice
  readonly content: DashboardSlice
  /** The reply of the server was lost. */
  readonly isUnconfirmed?: boolean
  readonly clearDevice: () => Promise<void>
}

export const AccountDeleted = ({ site, content, clearDevice, isUnconfirmed = false }: Props) => {
  const { done, unconfirmed } = content.page.account.privacy.delete
  const { heading: title, text } = isUnconfirmed ? unconfirmed : done
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(title, site.site)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
    // Only now: clearing the login earlier would redirect a guarded page to the login page.
    void clearDevice()
  }, [clearDevice])
  return (
    <SiteFrame content={site}>
      <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <EmptyState
          art={content.pictures.empty_scores}
          level={1}
          headingRef={heading}
          heading={title}
          text={text}
          actions={
            <ButtonLink href={done.action.to} link={SiteLink}>
              {done.action.label}
            </ButtonLink>
          }
        />
      </div>
    </SiteFrame>
  )
}
