import { useEffect, useState } from 'react'
import { Markdown } from '#components/markdown.tsx'
import type { Rendered } from '#content/text/markdown.ts'
import styles from '#studio/form/form.module.css'

/** The text as visitors read it. The parser is loaded when it is first needed. */
export const MarkdownPreview = ({ text }: { readonly text: string }) => {
  const [rendered, setRendered] = useState<Rendered | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('#content/text/markdown.ts').then(({ renderMarkdown }) => {
      if (isCurrent) setRendered(renderMarkdown(text))
    })
    return () => {
      isCurrent = false
    }
  }, [text])
  if (!rendered) return <p className={styles.muted}>The preview is loading.</p>
  return (
    <div className={styles.preview}>
      {text.trim() === '' ? (
        <p className={styles.muted}>There is no text yet.</p>
      ) : (
        <Markdown nodes={rendered.nodes} link={InertLink} />
      )}
      {rendered.rejected.map(({ from, help, message }) => (
        <p key={`${from} ${message}`} className={styles.warning}>
          {message} {help}
        </p>
      ))}
    </div>
  )
}

/** Nothing in a preview leads away from the studio. */
const InertLink = ({ children }: { readonly children?: React.ReactNode }) => (
  <span className={styles.link}>{children}</span>
)
