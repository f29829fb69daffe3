/** An expected failure. `message` is for the editor: what is wrong, and what to do. `status` is that of HTTP, as everybody knows it. */
export class StudioError extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
