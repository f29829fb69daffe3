/** Entry point of the process that decodes pictures (picture-process.ts). It ends when the server disconnects, also by a crash. */
import type { PictureReply, PictureRequest } from './picture-process.ts'
import { reencode } from './pictures.ts'

process.on('message', ({ id, bytes }: PictureRequest) => {
  void reencode(bytes).then(
    (picture) => process.send?.({ id, picture } satisfies PictureReply),
    (error: unknown) => process.send?.({ id, failure: String(error) } satisfies PictureReply),
  )
})
process.on('disconnect', () => process.exit(0))
// Signals of a terminal reach the whole process group, but the server decides when this process ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
