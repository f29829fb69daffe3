/** A process that publishes two versions in turn until it is killed. Arguments: the content folder, then files of each version. */
import { randomUUID } from 'node:crypto'
import { commitPublication, finishPublication } from '#studio-server/publish/write-publication.ts'

const root = process.argv[2] ?? ''
const noRecord = async () => undefined
for (let round = 0; ; round++) {
  const bytes = (name: string) => Buffer.from(`${name} ${round % 2}\n`.repeat(50))
  await finishPublication(root, noRecord)
  await commitPublication(root, {
    id: randomUUID(),
    record: null,
    changes: [
      { path: 'quiz.yaml', bytes: bytes('a: quiz') },
      { path: 'analysis/scores.yaml', bytes: bytes('a: scores') },
      { path: 'media/a.svg', bytes: bytes('a drawing') },
      { path: round % 2 === 0 ? 'media/odd.svg' : 'media/even.svg', bytes: null },
      { path: round % 2 === 0 ? 'media/even.svg' : 'media/odd.svg', bytes: bytes('a picture') },
    ],
  })
  await finishPublication(root, noRecord)
  process.stdout.write('.')
}
