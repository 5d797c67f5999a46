import type { ActivityEntry } from '@mercadito/contracts/activity';
import {
  ACTIVITY_COLUMNS,
  activityHeading,
  actorCell,
  cappedNote,
  MAX_EXPORTED_CHANGES,
} from '@mercadito/domain/activity/columns';
import { flagCell } from '@mercadito/domain/catalog-csv/cells';
import { guardedCell } from '@mercadito/domain/csv/cell';
import { changedFacts } from '@mercadito/domain/events/changed-facts';
import type { Facts } from '@mercadito/domain/events/recorded-change';
import type { Language } from '@mercadito/domain/language';
import type { Db } from '../../database/connection.ts';
import { csvBeginning, csvLines, timeCell } from '../../platform/lists/csv.ts';
import { pageAndNext } from '../../platform/lists/keyset.ts';
import { type ActivityFilter, listRecorded } from './activity.queries.ts';
import { recordedView } from './activity-view.ts';

const ROWS_A_READ = 500;

interface ExportOptions {
  readonly language: Language;
  readonly timeZone: string;
  /** The most changes in it. */
  readonly most?: number;
}

function factCell(value: Facts[string], language: Language): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? flagCell(value, language) : String(value);
}

/** A change as its rows, one for each value that it changed. */
function rowsOf(entry: ActivityEntry, { language, timeZone }: ExportOptions): string[][] {
  const { at, actor, kind, subject, subject_id, name, company } = entry;
  return changedFacts(entry.before, entry.after).map((fact) => {
    const cells = {
      at: timeCell(at, timeZone),
      who: actorCell(actor, language),
      ...{ kind, subject, thing: subject_id },
      name: name ?? '',
      company: company?.name ?? '',
      field: fact.name,
      before: factCell(fact.before, language),
      after: factCell(fact.after, language),
    };
    return ACTIVITY_COLUMNS.map((column) => guardedCell(cells[column]));
  });
}

/**
 * The changes that a filter leaves as the lines of a CSV file, newest first, read part by part while they are sent (RECORD-5).
 * The first part is read before, so that an error is still one.
 */
export async function exportActivity(
  db: Db,
  filter: ActivityFilter,
  options: ExportOptions,
): Promise<AsyncIterable<string>> {
  const { language, most = MAX_EXPORTED_CHANGES } = options;
  const read = async (cursor: string | undefined, size: number) => {
    const page = { page: 1, cursor, size };
    const { rows, next } = pageAndNext(await listRecorded(db, filter, page), page, '');
    return { entries: rows.map(recordedView), cursor: next && new URLSearchParams(next).get('cursor') };
  };
  const first = await read(undefined, Math.min(ROWS_A_READ, most));
  async function* lines() {
    yield csvBeginning(ACTIVITY_COLUMNS.map((column) => activityHeading(column, language)));
    let part = first;
    for (let left = most - part.entries.length; ; left -= part.entries.length) {
      yield csvLines(part.entries.flatMap((entry) => rowsOf(entry, options)));
      if (!part.cursor) return;
      if (left <= 0) break;
      part = await read(part.cursor, Math.min(ROWS_A_READ, left));
    }
    yield csvLines([[cappedNote(most, language)]]);
  }
  return lines();
}
