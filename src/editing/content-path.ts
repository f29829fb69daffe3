import { isReservedName } from './reserved-name.ts'

/**
 * Whether a path may be a file of a content folder: below the folder, not hidden, with a name that every system can store; YAML, or
 * below `media/` a picture.
 */
export const isContentPath = (path: string): boolean => {
  const steps = path.split('/')
  return (
    path.length <= 200 &&
    steps.every(
      (step) => /^[\w][\w .-]*$/.test(step) && !/[ .]$/.test(step) && !isReservedName(step.replace(/\..*/, '')),
    ) &&
    (steps[0] === 'media' ? isPicture(path) && steps.length > 1 : path.endsWith('.yaml'))
  )
}

const isPicture = (path: string): boolean => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(path)
