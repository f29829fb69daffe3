import { lazy, useState, type ComponentType } from 'react'
import { withTimeout } from '#client/browser/with-timeout.ts'

export type Later<Props extends object> = {
  /** Loads the code of the part. */
  readonly load: () => Promise<unknown>
  readonly Part: ComponentType<Props>
}

/**
 * A component whose code is loaded later. Once loaded, it renders synchronously: what leads to a field can focus it at once.
 * `React.lazy` alone would always suspend at first.
 */
export const later = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Later<Props> => {
  let ready: ComponentType<Props> | null = null
  const load = async () => {
    ready = await withTimeout(fetchPart())
    return { default: ready }
  }
  const Waiting = lazy(load) as unknown as ComponentType<Props>
  const Part = (props: Props) => {
    // Chosen once: switching from the lazy to the loaded component would remount it and lose its state.
    const [Body] = useState(() => ready ?? Waiting)
    return <Body {...props} />
  }
  return { load, Part }
}
