import type { ReactNode } from 'react'
import { Brand, type BrandProps } from '#components/site/brand.tsx'
import { Button } from '#components/button.tsx'
import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('quiz-header')
const rootOnHero = slots('quiz-header', { ground: 'hero' })('root')
const topWithMark = slots('quiz-header', { brand: 'mark' })('top')

export type QuizHeaderProps = {
  readonly brand: BrandProps
  readonly exit?: { readonly label: string; readonly onExit: () => void } | undefined
  /** The step below has a coloured background, which begins behind the header. */
  readonly onHero?: boolean
  /** Progress and tabs. They change more often than the rest. */
  readonly children?: ReactNode
}

/** The header of every step: brand, progress, exit button and tabs. */
export const QuizHeader = ({ brand, exit, onHero = false, children }: QuizHeaderProps) => (
  <header className={onHero ? rootOnHero : classOf('root')}>
    <div className={`${classOf('inner')} ${recipe('wrap', { width: 'form' })}`}>
      <div className={children && brand.mark !== null ? topWithMark : classOf('top')}>
        <Brand {...brand} />
        {exit && (
          <Button variant="quiet" onClick={exit.onExit}>
            {exit.label}
          </Button>
        )}
      </div>
      {children}
    </div>
  </header>
)
