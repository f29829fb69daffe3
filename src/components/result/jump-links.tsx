import { recipe, slots } from '#components/recipe.ts'

const classOf = slots('jump')

export type JumpLinksProps = {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly label: string }[]
}

/** Links to the parts of a long page: one line, and on a phone a line that opens them. The style sheet shows one of the two. */
export const JumpLinks = ({ items, label }: JumpLinksProps) => {
  const links = (
    <ul className={classOf('list')}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.label}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={classOf('root')} aria-label={label}>
      <details>
        <summary className={recipe('disclosure')}>{label}</summary>
        {links}
      </details>
      <div className={classOf('line')}>
        <span className={recipe('text', { style: 'small', tone: 'muted' })} aria-hidden="true">
          {label}
        </span>
        {links}
      </div>
    </nav>
  )
}
