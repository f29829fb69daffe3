import { useId } from 'react'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'

export type SignpostsProps = {
  readonly heading: string
  readonly lead?: string | undefined
  readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/** Advice to see a professional. It is shown above the scores and never hidden. */
export const Signposts = ({ heading, lead, items }: SignpostsProps) => {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={recipe('stack', { gap: 'sm' })} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead && <p className={recipe('text', { tone: 'muted', width: 'measure' })}>{lead}</p>}
      {items.map((item) => (
        <Note key={item.id} status="warning" icon="heart" level={3} title={item.title}>
          {item.text}
        </Note>
      ))}
    </section>
  )
}
