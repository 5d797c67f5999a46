import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useMedia } from '../hooks/use-media.ts';
import looks from '../ui/looks.module.css';
import { DataCards, SelectAll, SelectRow } from './data-cards.tsx';
import classes from './data-table.module.css';
import { type Column, type Shown, type Sort, useSorted } from './table-columns.ts';

/** Below this a table has no room: its rows are cards. */
const NARROW = '(max-width: 74.99em)';

interface DataTableProps<Row> extends Shown<Row> {
  /** What is listed, for those who cannot see it. */
  label: string;
}

interface SortedProps<Row> extends DataTableProps<Row> {
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/**
 * Rows of an owner's or an Admin's list: a table whose heads sort, below 75em a card each. The first column is what a row
 * is found by, and heads its card. Several are chosen with `selection`; what is done with them stands beside the table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMedia(NARROW);
  const { sort, setSort, sorted } = useSorted(props.rows, props.columns);
  const Shape = isNarrow ? DataCards : WideTable;
  return (
    <KeptCells>
      <Shape {...props} rows={sorted} sort={sort} onSort={setSort} />
    </KeptCells>
  );
}

/** Around a table and another shape that it takes: what is typed in a cell goes from one to the other. */
export function KeptCells({ children }: { children: ReactNode }) {
  const around = use(KeptCellsContext);
  const [own] = useState<KeptCells>(() => new Map());
  const keptCells = around ?? own;
  // What no cell took up in this drawing had gone with its row.
  useLayoutEffect(() => keptCells.clear());
  return <KeptCellsContext value={keptCells}>{children}</KeptCellsContext>;
}

function WideTable<Row>(props: SortedProps<Row>) {
  const { label, rows, columns, sort, onSort, selection, keyOf, nameOf, listRef } = props;
  return (
    <Table.ScrollContainer minWidth="40rem" type="native">
      <Table className={classes.table} aria-label={label} fz="md" verticalSpacing="sm" highlightOnHover>
        <Table.Thead className={classes.heads}>
          <Table.Tr>
            {selection && (
              <Table.Th scope="col" className={classes.choice}>
                <SelectAll keys={rows.map(keyOf)} selection={selection} />
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={listRef as RefObject<HTMLTableSectionElement | null>}>
          {rows.map((row) => (
            <Table.Tr
              key={keyOf(row)}
              className={looks.choosable}
              data-chosen={selection?.selected.has(keyOf(row)) || undefined}
            >
              {selection && (
                <Table.Td>
                  <SelectRow rowKey={keyOf(row)} name={nameOf(row)} selection={selection} />
                </Table.Td>
              )}
              {columns.map(({ key, cell, isNumber }, at) => {
                // What a row is found by is said before each of its cells (LOOK-48).
                const Cell = at === 0 ? RowHead : Table.Td;
                return (
                  <Cell key={key} ta={isNumber ? 'end' : undefined}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** It looks as the cells do. */
const RowHead = (cell: ComponentProps<typeof Table.Th>) => <Table.Th scope="row" fw={400} {...cell} />;

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

const ORDERS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown } as const;

function HeadCell<Row>({ column: { key, header, sortBy, isNumber }, sort, onSort }: HeadCellProps<Row>) {
  const isSorted = sort?.key === key;
  const order = !isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending';
  const Icon = ORDERS[order];
  return (
    <Table.Th scope="col" ta={isNumber ? 'end' : undefined} {...(sortBy && { 'aria-sort': order })}>
      {sortBy ? (
        <UnstyledButton className={classes.sort} onClick={() => onSort({ key, isDescending: order === 'ascending' })}>
          {header} <Icon size={16} aria-hidden="true" />
        </UnstyledButton>
      ) : (
        header
      )}
    </Table.Th>
  );
}

/** What cells of a table held when it changed its shape, by the cell; kept for that one drawing. */
type KeptCells = Map<string, { readonly held: unknown; readonly hadFocus: boolean }>;

/** Those of the table around; there is none for a cell that stands alone. */
const KeptCellsContext = createContext<KeptCells | null>(null);

/**
 * Hands on what is typed in a cell, and the focus, to the cell that takes its place as the table becomes cards or again a
 * table.
 * @param cell names it, the same in both shapes
 * @param field where it is typed
 * @param held what is typed; null for nothing
 * @param takeUp goes on with what the one before held
 */
export function useKeptCell<Held>(
  cell: string,
  field: RefObject<HTMLElement | null>,
  held: Held | null,
  takeUp: (held: Held) => void,
): void {
  const cells = use(KeptCellsContext);
  const begin = useEffectEvent(() => {
    const kept = cells?.get(cell);
    if (!kept) return;
    if (kept.held !== null) takeUp(kept.held as Held);
    if (kept.hadFocus) field.current?.focus();
  });
  const end = useEffectEvent(() => {
    const hadFocus = field.current !== null && field.current === document.activeElement;
    cells?.set(cell, { held, hadFocus });
  });
  // Before the browser draws, as the focus is lost to whoever types otherwise. The old cell ends before the new one begins.
  useLayoutEffect(() => {
    begin();
    return () => end();
  }, []);
}
