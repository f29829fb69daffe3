export type Source = 'CHROME_PATH' | 'playwright' | 'system' | 'npm' | 'download'

/** May be handed to Playwright as launch options. `env` is the whole environment: only the browser may get it. */
export type FoundBrowser = {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly args: readonly string[]
  readonly source: Source
}

export const findBrowser: (options?: { readonly only?: Exclude<Source, 'CHROME_PATH'> }) => Promise<FoundBrowser>
