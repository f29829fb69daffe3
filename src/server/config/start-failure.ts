/** A configuration error that stops the start. Only its message is printed, without a stack trace. */
export const startFailure = (message: string): Error => Object.assign(new Error(message), { name: 'StartFailure' })

export const isStartFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartFailure'
