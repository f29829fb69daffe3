/** Coarse browser and system names for the list of logins. The User-Agent header itself is not stored, because it could identify a device. */

export type DeviceDescription = { readonly browser: string | null; readonly system: string | null }

/** The first match wins, so the order matters: most User-Agent headers contain the names of other browsers, too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

const firstMatch = (table: readonly (readonly [string, string])[], header: string): string | null =>
  table.find(([token]) => header.includes(token))?.[1] ?? null

export const describeDevice = (userAgent: string | undefined): DeviceDescription => {
  const header = (userAgent ?? '').slice(0, 500)
  return { browser: firstMatch(browsers, header), system: firstMatch(systems, header) }
}
