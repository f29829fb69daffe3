/**
 * What the service worker shows in place of a page that it cannot load. Static markup: it is shown at any address, and no script of
 * that address is on the device.
 */
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { recipe } from '#components/recipe.ts'
import type { Content } from '#types/content.generated.ts'

type Props = {
  readonly words: Content['messages']['offline']
  /** The path of the quiz, which opens without a network. */
  readonly quiz: string
}

export const OfflinePage = ({ quiz, words }: Props) => (
  <main id="main" className={recipe('wrap', { width: 'form', pad: 'page' })}>
    <div className={recipe('stack', { gap: 'lg' })}>
      <PageHeading title={words.heading} lead={words.text} />
      <div className={recipe('stack', { gap: 'md' })}>
        <div>
          <ButtonLink href={quiz}>{words.quiz}</ButtonLink>
        </div>
        <div>
          {/* An empty address is that of the page that was asked for. */}
          <ButtonLink href="" variant="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </div>
  </main>
)
