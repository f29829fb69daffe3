/** Starts the worker. Its script is a file of its own, for which alone the server allows the compiling of schemas. */
export const startCompiler = (): Worker =>
  new Worker(new URL('./compiler.worker.ts', import.meta.url), { type: 'module' })
