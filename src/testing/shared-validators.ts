/**
 * Servers of one process share the functions that validate requests. Fastify compiles them anew for each server, which takes half of the
 * time of starting one, and the tests start hundreds with the same schemas.
 */
import { createRequire } from 'node:module'

type Compile = (route: { readonly schema: object }) => unknown
type BuildCompiler = (externalSchemas: object, options: object) => Compile

/** As Fastify requires it, which does so for each new server. */
const require = createRequire(createRequire(import.meta.url).resolve('fastify'))
const path = require.resolve('@fastify/ajv-compiler')
const createBuilder = require(path) as () => BuildCompiler

/** Returns the same compiler for the same schemas and options. */
const buildCompiler = createBuilder()
const sharing = new WeakMap<Compile, Compile>()

const withMemory = (compile: Compile): Compile => {
  const compiled = new Map<string, unknown>()
  return (route) => {
    const key = JSON.stringify(route.schema)
    const validate = compiled.get(key) ?? compile(route)
    compiled.set(key, validate)
    return validate
  }
}

const buildSharing: BuildCompiler = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options)
  const shared = sharing.get(compile) ?? withMemory(compile)
  sharing.set(compile, shared)
  return shared
}

const loaded = require.cache[path]
if (!loaded) throw new Error(`${path} is not loaded`)
loaded.exports = () => buildSharing
