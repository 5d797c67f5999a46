import { isBlank } from './field-checks.ts';

type Values = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;
/** What a field of a row is called after the row's number; or what it is called altogether, where rows have names. */
export type RowLabels = Readonly<Record<string, string | ((row: number, values: Values) => string)>>;

/** What stands at a path such as `places.2.label`. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (at as Values | null | undefined)?.[part], values);

/**
 * The fields of a form, by their paths: those of lists that are filled in row by row stand within them, `places.2.label`.
 * @param rowLabels what each field of a row is called, `places.label`
 */
export function rowsOf(labels: Words, rowLabels: RowLabels = {}) {
  const hasRows = (list: string): boolean => Object.keys(rowLabels).some((each) => each.startsWith(`${list}.`));
  const split = (path: string) => path.split('.') as [list: string, row?: string, part?: string];
  return {
    hasRows,
    isField: (path: string): boolean => path in labels || hasRows(split(path)[0]),
    labelOf: (path: string, values: Values): string => {
      const [list, row, part] = split(path);
      const label = labels[list] ?? path;
      if (part === undefined) return label;
      const called = rowLabels[`${list}.${part}`];
      return typeof called === 'function' ? called(Number(row), values) : `${label} ${Number(row) + 1}: ${called}`;
    },
    /** Of a row's field that is filled in, what is said of its list. */
    wordsFor: (path: string, value: unknown, messages: Partial<Words>): string | undefined => {
      const [list, row] = split(path);
      return row === undefined || !isBlank(value) ? messages[list] : undefined;
    },
  };
}
