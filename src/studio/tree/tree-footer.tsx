import { ChangeCount } from '#studio/app/frame/change-count.tsx'
import { Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import { pageAddresses } from '#studio/app/addresses.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Icon } from '#studio/ui/icon.tsx'
import styles from './tree.module.css'

/** Links to the pages about the content as a whole. */
export const TreeFooter = () => {
  const hasChanges = useEditorState(({ draft }) => draft.done > 0)
  return (
    <div className={styles.footer}>
      <NavLink to={pageAddresses.review}>
        <Icon name="list" size={18} />
        <span>
          Changes <Suspense fallback="(…)">{hasChanges ? <ChangeCount /> : '(0)'}</Suspense>
        </span>
      </NavLink>
      <NavLink to={pageAddresses.versions}>
        <Icon name="history" size={18} />
        Versions
      </NavLink>
      <NavLink to={pageAddresses.replace}>
        <Icon name="search" size={18} />
        Find and replace
      </NavLink>
    </div>
  )
}
