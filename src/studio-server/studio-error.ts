/** An expected failure. `message` tells the editor what is wrong and what to do. `status` is the HTTP status of the response. */
export class StudioError extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
