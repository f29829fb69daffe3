import { ButtonLink } from '#components/button.tsx'
import { FormPage } from '#components/site/form-page.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

export const NotFoundPage = ({ content }: { readonly content: SiteSlice }) => {
  const { not_found: words } = content
  usePageTitle(words.heading, content.site)
  return (
    <SiteFrame content={content} footer="short" hasAction>
      <FormPage
        title={words.heading}
        lead={words.text}
        fringe={content.site.ornament}
        art={words.picture.src}
        artOnPhone
        links={
          <ul className={recipe('row', { gap: 'lg' })}>
            {words.links.map(({ id, label, to }, position) => (
              <li key={id}>
                <ButtonLink href={to} link={SiteLink} variant={position === 0 ? 'solid' : 'quiet'}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        }
      />
    </SiteFrame>
  )
}
