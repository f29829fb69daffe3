export type SiteSettings = {
  /** null: not configured. */
  readonly publicUrl: URL | null
  /** Used while `publicUrl` is not known. */
  readonly ownAddress: () => string
}

/** The address of the site for links in mails, without a slash at the end. */
export const siteAddress = ({ publicUrl, ownAddress }: SiteSettings): string => publicUrl?.origin ?? ownAddress()
