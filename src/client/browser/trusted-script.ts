type Policies = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
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

/** The address of a worker, as the browser accepts it. Throws for an address of another site. */
export const trustedScript = (url: string): string => {
  policy ??= makePolicy()
  return policy?.createScriptURL(url) ?? url
}
