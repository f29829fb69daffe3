/**
 * Servers of one process share the functions that validate requests. Fastify compiles them anew for each server, which takes half of the
 * time of starting one, and the tests start hundreds with the same schemas.
 */
import createBuilder, { type BuildCompilerFromPool } from '@fastify/ajv-compiler'

type Compile = ReturnType<BuildCompilerFromPool>

/** Returns the same compiler for the same schemas and options. */
const buildCompiler = createBuilder()
const sharing = new WeakMap<Compile, Compile>()

const withMemory = (compile: Compile): Compile => {
  const compiled = new Map<string, ReturnType<Compile>>()
  return (route) => {
    const key = JSON.stringify(route)
    const validate = compiled.get(key) ?? compile(route)
    compiled.set(key, validate)
    return validate
  }
}

const buildValidator: BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options)
  const shared = sharing.get(compile) ?? withMemory(compile)
  sharing.set(compile, shared)
  return shared
}

export const sharedValidators = { compilersFactory: { buildValidator } }
