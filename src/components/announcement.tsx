import { useEffect, useState } from 'react'
import { recipe } from './recipe.ts'

export type AnnouncementProps = {
  /**
   * A complete sentence. null: nothing to announce; the live region stays mounted, so that the next text is announced.
   */
  readonly text: string | null
  readonly milliseconds?: number
}

/**
 * Announces a text to screen readers once. The region is emptied after `milliseconds`, so that someone who reads on
 * through the page does not find an outdated message.
 */
export const Announcement = ({ text, milliseconds = 5000 }: AnnouncementProps) => {
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    setGone(null)
    if (text === null) return undefined
    const timer = setTimeout(() => setGone(text), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, text])
  return (
    <p className={recipe('hidden')} role="status">
      {text !== gone && text}
    </p>
  )
}
