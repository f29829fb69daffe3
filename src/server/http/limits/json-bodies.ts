/**
 * Limits depth and size of JSON bodies before they are parsed. Without limits, 256 kB can be 128,000 nested arrays or 50,000 keys,
 * which are expensive for parser, validation and hashing.
 */
import type { FastifyInstance } from 'fastify'
import { refusalError } from '#server/http/refusals.ts'

/** The deepest valid body, a submission, has four levels. */
const maxDepth = 16
/** Counts keys, arrays and objects together. 1,000 answered questions have 7,000. */
const maxNodes = 20_000

export const limitJsonBodies = (app: FastifyInstance): void => {
  // Rejects __proto__ and constructor.prototype, as Fastify does by default.
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isWithinLimits(body)) void parse(request, body, done)
    else done(refusalError('too_large'))
  })
}

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** One pass over the text, ignoring strings. Invalid JSON is left to the parser. */
export const isWithinLimits = (text: string): boolean => {
  let [depth, nodes, isString] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isString) {
      if (code === backslash) at += 1
      else if (code === quote) isString = false
    } else if (code === quote) isString = true
    else if (code === colon) nodes += 1
    else if (opening.has(code)) {
      depth += 1
      nodes += 1
    } else if (closing.has(code)) depth -= 1
    if (depth > maxDepth || nodes > maxNodes) return false
  }
  return true
}
