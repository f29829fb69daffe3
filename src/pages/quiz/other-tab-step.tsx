import { Button } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { useQuiz } from './quiz-scope.tsx'

/** The quiz went on in another tab: to write on here would lose what was answered there. */
export const OtherTabStep = () => {
  const { actor, content } = useQuiz()
  const { keep_this, text, use_other } = content.page.two_tabs
  return (
    <Card pad="lg">
      <div className={recipe('stack', { gap: 'lg' })}>
        <p>{text}</p>
        <div className={recipe('row', { gap: 'md' })}>
          <Button
            onClick={() => {
              actor.send({ type: 'CONTINUE' })
            }}
          >
            {use_other}
          </Button>
          <Button
            look="outline"
            onClick={() => {
              actor.send({ type: 'KEEP_THIS' })
            }}
          >
            {keep_this}
          </Button>
        </div>
      </div>
    </Card>
  )
}
