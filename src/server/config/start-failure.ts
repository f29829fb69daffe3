import { errorCode } from '#server/operations/error-code.ts'

/** A configuration error that stops the start. Only its message is printed, without a stack trace. */
export const startFailure = (message: string): Error => Object.assign(new Error(message), { name: 'StartFailure' })

export const isStartFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartFailure'

/** The message is enough for start failures and for system errors (with a code). Any other error is a bug and is printed with its stack. */
export const printableError = (error: unknown): unknown =>
  error instanceof Error && (isStartFailure(error) || errorCode(error) !== '') ? error.message : error
