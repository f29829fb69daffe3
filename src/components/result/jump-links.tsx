import { useId } from 'react'
import { recipe } from '#components/recipe.ts'

export type JumpLinksProps = {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
}

/** Links to the parts of a long page, under their label. */
export const JumpLinks = ({ items, label }: JumpLinksProps) => {
  const id = useId()
  return (
    <nav className={recipe('jump')} aria-labelledby={id}>
      <p id={id} className={recipe('text', { style: 'label' })}>
        {label}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>{item.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
