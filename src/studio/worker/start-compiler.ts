/** Starts the worker. Its script is a separate file, because the server's policy allows compiling schemas (`unsafe-eval`) only there. */
export const startCompiler = (): Worker =>
  new Worker(new URL('./compiler.worker.ts', import.meta.url), { type: 'module' })
