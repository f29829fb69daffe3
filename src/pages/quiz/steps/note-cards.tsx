import { Card, tintAt } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { StepNote } from '#types/content.generated.ts'

/** The notes that the content gives to a step. The first one has no tint. */
export const NoteCards = ({ notes = [] }: { readonly notes?: readonly StepNote[] | undefined }) =>
  notes.map(({ heading, id, items, link, text }, index) => (
    <Card key={id} tint={index === 0 ? undefined : tintAt(index)}>
      <div className={recipe('stack', { gap: 'sm' })}>
        <h2 className={recipe('text', { style: 'question' })}>{heading}</h2>
        {(text !== undefined || link) && (
          <p>
            {text} {link && <SiteLink href={link.to}>{link.label}</SiteLink>}
          </p>
        )}
        {items && (
          <ul className={recipe('list')}>
            {items.map((item) => (
              <li key={item.id}>{item.text}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  ))
