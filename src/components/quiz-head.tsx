import type { ReactNode } from 'react'
import { Brand, type BrandProps } from './brand.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { recipe, slots } from './recipe.ts'

const part = slots('quiz-head')

export type QuizTabs = {
  readonly label: string
  readonly items: readonly {
    readonly id: string
    readonly label: string
    readonly state: 'done' | 'current' | 'ahead'
  }[]
  /** Said after a part that is done. */
  readonly done: string
}
export type QuizHeadProps = {
  readonly brand: BrandProps
  readonly exit?: { readonly label: string; readonly onExit: () => void } | undefined
  readonly tabs?: QuizTabs | undefined
  /** The progress, which changes more often than the rest. */
  readonly children?: ReactNode
}

/** The head of every step: where the visitor is, and the way out. The tabs are a list, not something to press. */
export const QuizHead = ({ brand, exit, tabs, children }: QuizHeadProps) => (
  <header className={part('root')}>
    <div className={`${part('inner')} ${recipe('wrap', { width: 'form' })}`}>
      <div className={part('top')}>
        <Brand {...brand} />
        {exit && (
          <Button look="quiet" onClick={exit.onExit}>
            {exit.label}
          </Button>
        )}
      </div>
      {tabs && (
        <ol className={part('tabs')} aria-label={tabs.label}>
          {tabs.items.map(({ id, label, state }) => (
            <li key={id} className={part('tab')} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && <Icon name="tick" size="small" />}
              {label}
              {state === 'done' && <span className={recipe('hidden')}>{`, ${tabs.done}`}</span>}
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  </header>
)
