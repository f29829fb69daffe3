export type Json = { readonly [key: string]: unknown }

/** A part of the API description, which has no static type, as an object; {} if it is none. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
