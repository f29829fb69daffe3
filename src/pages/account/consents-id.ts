/** The id of the heading above what the user has agreed to, to which a report links. */
export const consentsId = 'account-consents-heading'
