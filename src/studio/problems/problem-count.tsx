import { Link } from 'react-router-dom'
import { counted } from '#content/problems/wording.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Icon } from '#studio/ui/icon.tsx'
import styles from './problem-count.module.css'

/** How many problems the draft has, with the way to them. Nothing without any. */
export const ProblemCount = () => {
  const problems = useEditorState((state) => state.problems)
  if (problems.length === 0) return null
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const words = errors > 0 ? counted(errors, 'error', 'errors') : counted(problems.length, 'warning', 'warnings')
  return (
    <Link to={pageAddresses.problems} className={styles.count} data-severity={errors > 0 ? 'error' : 'warning'}>
      <Icon name={errors > 0 ? 'error' : 'warning'} size={18} />
      {words}
    </Link>
  )
}
