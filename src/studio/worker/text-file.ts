export type TextFile = { readonly path: string; readonly text: string }
