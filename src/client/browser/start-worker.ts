/** Starts a script of this site beside the page. null: this browser has no workers, or does not let us. */
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

/** Our security policy lets scripts start only through the one policy of this name (src/server/http/headers.ts). It lets our own through. */
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
