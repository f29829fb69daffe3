import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * For parts that have loaded after the visitor followed a link to one of them: moves the focus there, which scrolls it into view. Not if
 * the page is already scrolled, as after Back.
 */
export const useFocusOnTarget = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash === '' || window.scrollY > 0 ? null : document.getElementById(hash.slice(1))
    // A heading.
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus()
  }, [hash])
}
