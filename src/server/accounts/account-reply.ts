import type { AccountReply, ProductChip } from '#types/api.generated.ts'
import type { UserRow } from '#server/store/database/tables.ts'

export const accountReply = ({ username, email, name, birth_date, gender, chips }: UserRow): AccountReply => ({
  username,
  email,
  name,
  birth_date,
  gender,
  // Validated when it was stored.
  products: chips === null ? null : (JSON.parse(chips) as ProductChip[]),
})
