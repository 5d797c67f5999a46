import type { ProblemCode } from '@mercadito/contracts/problem-codes';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record } from '../../platform/record/record.ts';
import type { Viewer } from '../../platform/serve/actor.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { requireShownTo } from '../suspension/index.ts';
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
  readonly second: readonly [code: ProblemCode, message: string];
  /** The entry as the wire shows it. */
  readonly find: (db: Db, companyId: number) => Promise<Section | undefined>;
  /** `before` is what it says until now. */
  readonly columnsOf: (fields: Fields, config: Config, before?: Section) => Columns;
}

/** A write of a business's entry, as `serve` hands it over. */
interface Write<Fields> {
  readonly db: Db;
  readonly subject: { readonly companyId: number };
  readonly body: Fields;
  readonly now: Date;
  readonly config: Config;
}

/** What serves the calls of an entry of which a business has one at most (BUSINESS-4). */
export function companySection<Section extends object, Fields>(kind: Kind<Section, Fields>) {
  const { noun, table, event, second, find, columnsOf } = kind;

  /** @throws 404 while there is none */
  async function show(db: Db, companyId: number): Promise<Section> {
    const section = await find(db, companyId);
    if (!section) throw notFound(noun);
    return section;
  }

  return {
    /** For those to whom the business is shown. @throws 404 while there is none */
    read: async ({ db, params, actor }: { db: Db; params: { companyId: number }; actor: Viewer }): Promise<Section> => {
      await requireShownTo(db, actor, params.companyId);
      return show(db, params.companyId);
    },

    /** @throws 404 for a company that is not there, 409 when it has one already */
    add: async ({ db, subject: { companyId }, body, config }: Write<Fields>): Promise<Section> => {
      const columns = columnsOf(body, config);
      await requireCompany(db, companyId);
      if (!(await insertSection(db, table, companyId, columns))) throw conflict(...second);
      record(db, { type: `${event}.added`, companyId });
      return show(db, companyId);
    },

    /** How a replay shows what was added. */
    added: { replay: ({ db, subject }: Pick<Write<Fields>, 'db' | 'subject'>) => show(db, subject.companyId) },

    /** @throws 404 for one that is not this company's, 409 `changed_meanwhile` when it is newer than what was read */
    change: async (
      { db, subject: { companyId }, body, now, config }: Write<Fields & { readonly updated_at?: string | undefined }>,
      id: number,
    ): Promise<Section> => {
      const row = await lockSection(db, table, id, companyId);
      if (!row) throw notFound(noun);
      const columns = columnsOf(body, config, await show(db, companyId));
      await refuseEditConflict(row, body.updated_at, () => show(db, companyId));
      await setSection(db, table, id, columns, now);
      record(db, { type: `${event}.updated`, companyId });
      return show(db, companyId);
    },
  };
}
