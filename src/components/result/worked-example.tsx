import { useId } from 'react'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { LedgerTable, type LedgerTableProps } from './ledger.tsx'
import { ScoreBar, type ScoreBarProps } from './score-bar.tsx'

export type WorkedExampleProps = {
  readonly heading: string
  readonly text: string
  readonly bar: Omit<ScoreBarProps, 'children' | 'level' | 'unknown'>
  readonly ledger: LedgerTableProps
}

/** A score with its bar and its whole ledger, in which each row draws what it changes. */
export const WorkedExample = ({ bar, heading, ledger, text }: WorkedExampleProps) => {
  const id = useId()
  return (
    <Card as="section" labelledBy={id}>
      <div className={recipe('stack', { gap: 'md' })}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <ScoreBar {...bar} unknown="" level={3} />
        <LedgerTable {...ledger} />
      </div>
    </Card>
  )
}
