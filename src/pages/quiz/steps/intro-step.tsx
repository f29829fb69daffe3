import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { ResultNotice } from '#pages/result-notice.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { useQuiz } from '#pages/quiz/quiz-context.tsx'
import { openResult } from '#pages/quiz/frame/step-history.ts'

/** The first step: what to expect, and Get Started. */
export const IntroStep = () => {
  const { actor, content, store } = useQuiz()
  const { intro } = content.page
  return (
    <>
      <ResultNotice words={content.page.waiting} onOpen={() => void openResult(actor, store)} />
      <div>
        <Button
          size="lg"
          iconEnd="arrow"
          onClick={() => {
            actor.send({ type: 'NEXT' })
          }}
        >
          {intro.start}
        </Button>
      </div>
      <Card>
        <div className={recipe('stack', { gap: 'sm' })}>
          <h2 className={recipe('text', { style: 'question' })}>{intro.parts.heading}</h2>
          <ul className={recipe('list')}>
            {intro.parts.items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      </Card>
      <Card tint="indigo">
        <div className={recipe('stack', { gap: 'sm' })}>
          <h2 className={recipe('text', { style: 'question' })}>{intro.privacy.heading}</h2>
          <p>
            {intro.privacy.text} <SiteLink href={intro.privacy.link.to}>{intro.privacy.link.label}</SiteLink>
          </p>
        </div>
      </Card>
      <p className={recipe('text', { style: 'small', tone: 'muted' })}>
        {intro.age} {content.not_a_diagnosis}
      </p>
    </>
  )
}
