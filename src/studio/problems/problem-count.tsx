import { Link } from 'react-router-dom'
import { pageAddresses } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Icon } from '#studio/ui/icon.tsx'
import { problemWords } from './problem-words.ts'
import styles from './problem-count.module.css'

/** A link with the number of problems of the draft. Renders nothing if there are none. */
export const ProblemCount = () => {
  const found = problemWords(useEditorState((state) => state.problems))
  if (!found) return null
  return (
    <Link to={pageAddresses.problems} className={styles.count} data-severity={found.severity}>
      <Icon name={found.severity} size={18} />
      {found.words}
    </Link>
  )
}
