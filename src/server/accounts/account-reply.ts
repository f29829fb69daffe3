/** What a user has told us of themselves, as it leaves the server. */
import type { AccountReply, ProductChip } from '#types/api.generated.ts'
import type { UserRow } from '#server/store/database/tables.ts'

export const accountReply = ({ username, email, name, birth_date, gender, chips }: UserRow): AccountReply => ({
  username,
  email,
  name,
  birth_date,
  gender,
  // The door through which it comes back: it was checked when it went in.
  products: chips === null ? null : (JSON.parse(chips) as ProductChip[]),
})
