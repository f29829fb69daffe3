/** A card of the account page: heading, fields, and the outcome of saving. */
import type { ReactNode } from 'react'
import { Card } from '#components/card.tsx'
import { Heading } from '#components/heading.tsx'
import { Note } from '#components/note.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { SaveMessage } from './account-results.ts'

const classOf = slots('settings')

type Props = {
  readonly id: string
  readonly heading: string
  readonly level?: 2 | 3
  readonly lead?: string | undefined
  readonly messages?: readonly (SaveMessage | null)[] | undefined
  readonly children: ReactNode
}

export const PartCard = ({ id, heading, level = 2, lead, messages = [], children }: Props) => (
  <Card as="section" labelledBy={`${id}-heading`}>
    <div className={classOf('root')}>
      <div className={recipe('stack', { gap: 'xs' })}>
        <Heading level={level} id={`${id}-heading`} className={recipe('text', { style: 'question' })}>
          {heading}
        </Heading>
        {lead && <p className={recipe('text', { style: 'small', tone: 'muted' })}>{lead}</p>}
      </div>
      <div className={`${classOf('body')} ${recipe('stack')}`}>
        {children}
        {messages.map(
          (one) =>
            one && (
              // Not a live region: the footer of the form announces the outcome of all parts.
              <Note key={one.title} status={one.status} title={one.title}>
                {one.text}
              </Note>
            ),
        )}
      </div>
    </div>
  </Card>
)
