export const isTooNewInCss: (kind: 'atRules' | 'properties' | 'selectors', name: string) => boolean
