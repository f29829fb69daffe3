import { useEffect, useState } from 'react'
import { slots } from './recipe.ts'

const classOf = slots('loading')

export type LoadingProps = {
  /** 'Loading...' */
  readonly text: string
  /** How many blocks: about as many as the content will have. */
  readonly blocks?: number
  readonly height?: 'line' | 'card'
}

/**
 * Placeholder blocks while something is loading. The text appears after a delay, so that fast responses do not flash
 * it.
 */
export const Loading = ({ text, blocks = 1, height = 'card' }: LoadingProps) => {
  const [textShown, setTextShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTextShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classOf('root')}>
      <p className={classOf('text')} role="status">
        {textShown && text}
      </p>
      {Array.from({ length: blocks }, (_, at) => (
        <div key={at} className={slots('loading', { height })('block')} aria-hidden="true" />
      ))}
    </div>
  )
}

const delayMs = 300
