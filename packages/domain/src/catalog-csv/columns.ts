import { searchWords } from '../catalog/search-text.ts';
import type { Language } from '../language.ts';

/** Data rows of one file. */
export const MAX_CATALOG_ROWS = 2_000;
/** Of one file. */
export const MAX_CATALOG_BYTES = 2 * 1024 * 1024;
/** The most characters that a cell of a spreadsheet takes: Excel cuts what is longer. */
export const MAX_CELL_LENGTH = 32_767;

/** Each column of the catalogue with its heading, in the order in which it is written (CSV-1). */
const HEADINGS = {
  id: { es: 'Id', en: 'Id' },
  name: { es: 'Nombre', en: 'Name' },
  description: { es: 'Descripción', en: 'Description' },
  price: { es: 'Precio', en: 'Price' },
  currency: { es: 'Moneda', en: 'Currency' },
  category: { es: 'Categoría', en: 'Category' },
  count_stock: { es: 'Contar existencias', en: 'Count stock' },
  stock: { es: 'Existencias', en: 'Stock' },
  stock_was: { es: 'Existencias al descargar', en: 'Stock when downloaded' },
  as_downloaded: { es: 'Lo demás al descargar', en: 'The rest when downloaded' },
  available: { es: 'A la venta', en: 'Available' },
  published: { es: 'Publicado', en: 'Published' },
  discount: { es: 'Descuento %', en: 'Discount %' },
  cargo_extra: { es: 'Flete por pieza', en: 'Bulky-item charge' },
  member_only: { es: 'Solo miembros', en: 'Members only' },
  pinned: { es: 'Destacado', en: 'Pinned' },
  options: { es: 'Opciones', en: 'Options' },
} as const satisfies Record<string, Record<Language, string>>;

export type CatalogColumn = keyof typeof HEADINGS;

export const CATALOG_COLUMNS = Object.keys(HEADINGS) as readonly CatalogColumn[];

/** What stands above a column. */
export const headingOf = (column: CatalogColumn, language: Language): string => HEADINGS[column][language];

/** Headings of files that were downloaded before theirs were worded anew. */
const FORMER_HEADINGS = [
  ['Disponible', 'available'],
  ['Cargo extra', 'cargo_extra'],
  ['Extra charge', 'cargo_extra'],
] as const satisfies readonly (readonly [heading: string, column: CatalogColumn])[];

/** Letters and digits alone: "Descuento %", "descuento" and "DESCUENTO(%)" are one heading. */
const plain = (heading: string): string => searchWords(heading).join(' ');

const COLUMNS_BY_HEADING = new Map<string, CatalogColumn>([
  ...FORMER_HEADINGS.map(([heading, column]) => [plain(heading), column] as const),
  ...CATALOG_COLUMNS.flatMap((column) =>
    [column, HEADINGS[column].es, HEADINGS[column].en].map((heading) => [plain(heading), column] as const),
  ),
]);

/** The column that a heading names, in either language or by the column's own name; null when it names none. */
export const columnOf = (heading: string): CatalogColumn | null => COLUMNS_BY_HEADING.get(plain(heading)) ?? null;
