import { modules } from 'virtual:content/modules'
import type { ResultReply } from '#types/api.generated.ts'

/** Whether the result belongs to the account of the visitor. In a quiz without accounts every reply is full, and the token opens it. */
export const isInAccount = ({ view }: Pick<ResultReply, 'view'>): boolean => modules.accounts && view === 'full'
