/**
 * What the service worker shows in place of a page that it cannot load. Static markup: it is shown at any address, and the
 * scripts of that address are not on the device.
 */
import { ButtonLink } from '#components/button.tsx'
import { Picture } from '#components/picture.tsx'
import { QuizHeader } from '#components/quiz/quiz-header.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { BrandProps } from '#components/site/brand.tsx'
import type { Content } from '#types/content.generated.ts'

type Props = {
  readonly words: Content['messages']['offline']
  readonly brand: BrandProps
  /** A path below content/media. */
  readonly picture: string
  /** The path of the quiz, which also opens without a network. */
  readonly quiz: string
}

/** Looks like the first screen of the quiz, because the style sheet of that screen is stored on the device. */
const classOf = slots('intro')

export const OfflinePage = ({ brand, picture, quiz, words }: Props) => (
  <div className={recipe('page')}>
    <QuizHeader brand={brand} onHero />
    <main id="main" className={recipe('wrap', { width: 'form', pad: 'page' })}>
      <div className={slots('intro', { isLast: 'yes' })('root')}>
        <Picture src={picture} shape="own" className={classOf('art')} />
        <div className={classOf('copy')}>
          <h1 className={recipe('text', { style: 'title' })}>{words.heading}</h1>
          <p className={slots('page-heading')('lead')}>{words.text}</p>
          <ButtonLink href={quiz} size="lg">
            {words.quiz}
          </ButtonLink>
          {/* An empty address means the page that was asked for, so this loads it again. */}
          <ButtonLink href="" variant="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </main>
  </div>
)
