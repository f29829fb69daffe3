import { Dialog } from '#studio/ui/dialog.tsx'
import styles from './key-list.module.css'

const groups: readonly (readonly [title: string, keys: readonly (readonly [keys: string, action: string])[]])[] = [
  [
    'Everywhere',
    [
      ['Ctrl+K', 'Search all texts'],
      ['Ctrl+Z', 'Undo'],
      ['Ctrl+Y', 'Redo'],
      ['F8', 'Next problem'],
      ['Shift+F8', 'Previous problem'],
      ['?', 'This list'],
    ],
  ],
  [
    'In the list on the left',
    [
      ['Up, Down', 'Go to another row'],
      ['Right, Left', 'Open and close a row'],
      ['A letter', 'Go to the next row that begins with it'],
      ['Enter', 'Edit it'],
      ['Space', 'Show it, and stay in the list'],
      ['Alt+Up, Alt+Down', 'Move it'],
      ['Alt+Right', 'Move a question to another section'],
      ['Insert', 'Add a question'],
      ['Ctrl+D', 'Duplicate it'],
      ['Delete', 'Delete it: what uses it is shown first'],
    ],
  ],
]

/** The keys of the studio. On a Mac, Cmd takes the place of Ctrl. */
export const KeyList = ({ onClose, open }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog open={open} title="Keys" onClose={onClose}>
    {groups.map(([title, keys]) => (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <dl className={styles.keys}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <p>On a Mac, press Cmd instead of Ctrl.</p>
  </Dialog>
)
