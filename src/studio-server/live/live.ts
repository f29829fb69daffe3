import { createEvents, type Events } from './events.ts'
import { createPresence, type PresenceList } from './presence.ts'

export type Live = { readonly events: Events; readonly presence: PresenceList }

export const createLive = (now: () => Date): Live => {
  const events = createEvents()
  return { events, presence: createPresence(now, (editors) => events.send({ type: 'presence', editors })) }
}
