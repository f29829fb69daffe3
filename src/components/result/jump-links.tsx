import { recipe } from '#components/recipe.ts'

export type JumpLinksProps = {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
}

/** Links to the parts of a long page. */
export const JumpLinks = ({ items, label }: JumpLinksProps) => (
  <nav aria-label={label}>
    <ul className={recipe('jump')}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
