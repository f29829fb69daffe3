import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { counted } from '#content/problems/wording.ts'

/** In the tables of text pages, every row has a cell for each column. */
export const tables = check(['pages'], ({ pages }, { locate }) =>
  pages.text.flatMap(({ blocks }) =>
    blocks.flatMap(({ table }): Finding[] =>
      (table?.rows ?? []).flatMap((row): Finding[] => {
        const [cells, columns] = [row.cells.length, table?.columns.length ?? 0]
        if (cells === columns) return []
        return [
          {
            code: 'content/table-cells',
            range: locate(row, 'cells', 'key'),
            message: `This row has ${counted(cells, 'cell', 'cells')}, but the table has ${counted(columns, 'column', 'columns')}.`,
            help:
              cells < columns
                ? 'Add what is missing, in the order of the columns.'
                : 'Remove the cells that have no column.',
          },
        ]
      }),
    ),
  ),
)
