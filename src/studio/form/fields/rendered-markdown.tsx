import { useMemo, type ReactNode } from 'react'
import { Markdown } from '#components/markdown.tsx'
import { renderMarkdown } from '#content/text/markdown.ts'
import styles from '#studio/form/form.module.css'

/** A Markdown text as visitors read it, and the parts of it that they would not see. */
export const RenderedMarkdown = ({ text }: { readonly text: string }) => {
  const { nodes, rejected } = useMemo(() => renderMarkdown(text), [text])
  return (
    <div className={styles.preview}>
      {text.trim() === '' ? (
        <p className={styles.muted}>There is no text yet.</p>
      ) : (
        <Markdown nodes={nodes} link={InertLink} />
      )}
      {rejected.map(({ from, help, message }) => (
        <p key={`${from} ${message}`} className={styles.warning}>
          {message} {help}
        </p>
      ))}
    </div>
  )
}

/** Not a link, so that nothing in a preview leads away from the studio. */
const InertLink = ({ children }: { readonly children?: ReactNode }) => <span className={styles.link}>{children}</span>
