import { Suspense } from 'react'
import { lazyPart } from '#studio/app/loading/lazy-part.tsx'
import styles from '#studio/form/form.module.css'

/** The parser of Markdown is loaded when it is first needed. */
const RenderedMarkdown = lazyPart(async () => (await import('./rendered-markdown.tsx')).RenderedMarkdown)

/** The text as visitors read it. */
export const MarkdownPreview = ({ text }: { readonly text: string }) => (
  <Suspense fallback={<p className={styles.muted}>The preview is loading.</p>}>
    <RenderedMarkdown text={text} />
  </Suspense>
)
