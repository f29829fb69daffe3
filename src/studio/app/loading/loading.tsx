import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import styles from './loading.module.css'

export const Loading = () => (
  <main className={styles.centre}>
    <p role="status">Opening the content…</p>
  </main>
)

export const LoadFailed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <main className={styles.centre}>
    <h1>Content Studio</h1>
    <Callout
      status="error"
      title="The content could not be opened"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{message}</p>
    </Callout>
  </main>
)
