import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import {
  type Columns,
  insertSection,
  lockSection,
  requireCompany,
  type SectionTable,
  setSection,
} from './company-section.queries.ts';

/** One kind of what a business says of itself, as its features differ. */
interface Kind<Section, Fields> {
  readonly noun: string;
  readonly table: SectionTable;
  readonly event: 'company_address' | 'company_about' | 'company_contact' | 'company_networks';
  /** How a second one is refused. */
  readonly second: readonly [code: string, message: string];
  /** The entry as the wire shows it. */
  readonly find: (db: Db, companyId: number) => Promise<Section | undefined>;
  readonly columnsOf: (fields: Fields) => Columns;
}

/** Which entry is meant, by what the wire says. */
interface SectionKey {
  readonly id: number;
  readonly companyId: number;
}

type Read<Fields> = Fields & { readonly updated_at?: string | undefined };

/** What can be done with an entry of which a business has one at most (BUSINESS-4). */
export function companySection<Section extends object, Fields>(kind: Kind<Section, Fields>) {
  const { noun, table, event, second, find, columnsOf } = kind;

  /** @throws 404 while there is none */
  async function show(db: Db, companyId: number): Promise<Section> {
    const section = await find(db, companyId);
    if (!section) throw notFound(noun);
    return section;
  }

  /** @throws 404 for a company that is not there, 409 when it has one already */
  async function add(db: Db, companyId: number, fields: Fields): Promise<Section> {
    await requireCompany(db, companyId);
    if (!(await insertSection(db, table, companyId, columnsOf(fields)))) throw conflict(...second);
    record(db, { type: `${event}.added`, companyId });
    return show(db, companyId);
  }

  /** @throws 404 for one that is not this company's, 409 `changed_meanwhile` when it is newer than what was read */
  async function change(db: Db, { id, companyId }: SectionKey, fields: Read<Fields>, now: Date): Promise<Section> {
    const row = await lockSection(db, table, id, companyId);
    if (!row) throw notFound(noun);
    await refuseEditConflict(row, fields.updated_at, () => show(db, companyId));
    await setSection(db, table, id, columnsOf(fields), now);
    record(db, { type: `${event}.updated`, companyId });
    return show(db, companyId);
  }

  return { show, add, change };
}
