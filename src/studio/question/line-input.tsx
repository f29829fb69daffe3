import type { ComponentProps } from 'react'
import { classNames } from '#studio/ui/class-names.ts'
import styles from './line-input.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & { readonly isLarge?: boolean }

/** A text of one paragraph that grows over several lines. It looks like the text that it is until it is pointed at or has the focus. */
export const LineInput = ({ isLarge = false, ...rest }: Props) => (
  <textarea rows={1} autoComplete="off" className={classNames(styles.line, isLarge && styles.large)} {...rest} />
)
