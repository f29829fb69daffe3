import { useEffect, useState } from 'react'
import { recipe } from './recipe.ts'

export type AnnouncementProps = {
  /**
   * A complete sentence. null: nothing to announce; the live region stays mounted, so that the next text is announced.
   */
  readonly text: string | null
}

const shownMs = 5000

/**
 * Announces a text to screen readers once. The region is emptied after a few seconds, so that someone who reads on
 * through the page does not find an outdated message.
 */
export const Announcement = ({ text }: AnnouncementProps) => {
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    setGone(null)
    if (text === null) return undefined
    const timer = setTimeout(() => setGone(text), shownMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className={recipe('hidden')} role="status">
      {text !== gone && text}
    </p>
  )
}
