/** The layout of a page with one form: heading and drawing, card with the form, further links. */
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { FormPage, type FormPageProps } from '#components/site/form-page.tsx'
import { recipe } from '#components/recipe.ts'
import type { SiteSlice } from '#content/slices/slices.ts'
import { SiteFrame } from '#pages/site-frame.tsx'
import { SiteLink } from '#pages/site-link.tsx'

type FormLink = { readonly id: string; readonly text: string; readonly label: string; readonly to: string }

type Props = {
  readonly site: SiteSlice
  readonly heading: string
  /** Without the drawings: for what is no reason to celebrate, such as a complaint. */
  readonly quiet?: boolean | undefined
  /** In place of the drawing that is beside all forms. */
  readonly picture?: string | undefined
  /** The form has two fields at most. */
  readonly isShort?: boolean | undefined
  readonly lead?: string | undefined
  readonly points?: FormPageProps['points']
  /** Shown instead of lead and drawing while a result waits on this device. */
  readonly waiting?: ReactNode
  /** Shown above the form. */
  readonly note?: ReactNode
  readonly links?: readonly FormLink[] | undefined
  /** Shown below the form. */
  readonly below?: ReactNode
  /** Longer text about the form. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const FormColumn = ({
  site,
  heading,
  quiet,
  picture,
  isShort,
  lead,
  points,
  waiting,
  note,
  links = [],
  below,
  aside,
  children,
}: Props) => (
  <SiteFrame content={site} footer="short" hasAction>
    <FormPage
      title={heading}
      lead={lead}
      points={points}
      waiting={waiting}
      fringe={quiet ? undefined : site.site.ornament}
      art={picture ?? site.site.beside_forms}
      isShort={isShort}
      aside={aside}
    >
      {note}
      <Card>{children}</Card>
      {links.length > 0 && (
        <ul className={recipe('stack', { gap: 'xs' })}>
          {links.map(({ id, label, text, to }) => (
            <li key={id}>
              {text}{' '}
              <ButtonLink href={to} link={SiteLink} variant="quiet">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {below}
    </FormPage>
  </SiteFrame>
)
