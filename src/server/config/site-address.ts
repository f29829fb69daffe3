export type SiteSettings = {
  /** null: not configured. */
  readonly publicUrl: URL | null
  /** Used when `publicUrl` is not configured. */
  readonly ownAddress: () => string
}

/** The address of the site for links in mails, without a slash at the end. */
export const siteAddress = ({ publicUrl, ownAddress }: SiteSettings): string => publicUrl?.origin ?? ownAddress()
