/** The process that decodes pictures (picture-process.ts). It ends when the server disconnects, however the server ends. */
import type { PictureReply, PictureRequest } from './picture-process.ts'
import { reencode } from './pictures.ts'

process.on('message', ({ id, bytes }: PictureRequest) => {
  void reencode(bytes).then((picture) => process.send?.({ id, picture } satisfies PictureReply))
})
process.on('disconnect', () => process.exit(0))
// Both go to the whole process group: the server decides when this one ends.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
