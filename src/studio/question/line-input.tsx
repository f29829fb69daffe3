import type { ComponentProps } from 'react'
import { classNames } from '#studio/ui/class-names.ts'
import styles from './line-input.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & { readonly isLarge?: boolean }

/** An input for one paragraph, which grows over several lines. It looks like plain text until it is hovered or focused. */
export const LineInput = ({ isLarge = false, ...rest }: Props) => (
  <textarea rows={1} autoComplete="off" className={classNames(styles.line, isLarge && styles.large)} {...rest} />
)
