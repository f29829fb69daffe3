/** A reason not to start that a person can mend: shown as it is, without the place in the code. */
export const startFailure = (message: string): Error => Object.assign(new Error(message), { name: 'StartFailure' })

export const isStartFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartFailure'
