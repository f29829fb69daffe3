/** The path of an account, or of something that belongs to it: `rest` begins with a slash. */
export const accountPath = (user: string, rest = ''): string => `/users/account/${encodeURIComponent(user)}${rest}`
