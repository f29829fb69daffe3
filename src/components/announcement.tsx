import { useEffect, useState } from 'react'
import { recipe } from './recipe.ts'

export type AnnouncementProps = {
  /** A whole sentence. null: nothing to say. The region stays, so that the next one is read out. */
  readonly text: string | null
  readonly milliseconds?: number
}

/** Said once, to screen readers only. The region is empty again soon: whoever reads on through the page meets no old news. */
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
