export const oldestBrowsers: Readonly<Record<string, string>>
export const buildTarget: string[]
