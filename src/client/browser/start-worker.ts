/** Starts a module worker. null: the browser has no workers, or refuses to start one. */
type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

export const startWorker = (url: string): Worker | null => {
  try {
    return new Worker(trusted(url), { type: 'module' })
  } catch {
    return null
  }
}

/**
 * The security policy allows worker scripts only through this one Trusted Types policy (src/server/http/headers.ts). It
 * accepts scripts of this origin.
 */
const makePolicy = () =>
  (globalThis as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy('own-worker', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('Not a script of this site')
      return url
    },
  })

let policy: ReturnType<typeof makePolicy>
const trusted = (url: string): string => {
  policy ??= makePolicy()
  return policy?.createScriptURL(url) ?? url
}
