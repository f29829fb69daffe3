import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '#components/alert.tsx'

/** What is in the place of a form that was sent, or that cannot be used. It takes over the focus of the form. */
export const FormEnd = (props: Omit<AlertProps, 'ref'>) => {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.focus()
  }, [])
  return <Alert {...props} ref={alert} />
}
