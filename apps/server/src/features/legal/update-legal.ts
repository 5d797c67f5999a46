import { isDeepStrictEqual } from 'node:util';
import type { Parsed } from '@mercadito/contracts/endpoint';
import type { updateLegal as contract } from '@mercadito/contracts/legal';
import type { Db } from '../../database/connection.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import { refuseEditConflict } from '../../platform/serve/versions.ts';
import { lockLegal, type StoredLegal, setLegal, type WrittenLegal } from './legal.queries.ts';

/** What goes on record: the texts whole; how the person is reached may be a telephone, so only that it is another one (RECORD-1). */
const factsOf = ({ contact: _contact, ...legal }: WrittenLegal, isContactChanged: boolean) => ({
  ...legal,
  contact_changed: isContactChanged,
});

/**
 * Writes the texts and who answers for them, and puts it on record; what changes nothing is no change (LEGAL-2).
 * @throws 409 `changed_meanwhile` where somebody has changed them since they were read
 */
export async function updateLegal(
  db: Db,
  { updated_at: lastRead, ...after }: Parsed<typeof contract>['body'],
  now: Date,
): Promise<StoredLegal> {
  const stored = await lockLegal(db);
  await refuseEditConflict(stored, lastRead, () => stored);
  const { updated_at: _version, ...before } = stored;
  if (isDeepStrictEqual(after, before)) return stored;
  const current = await setLegal(db, after, now);
  recordChange(db, {
    kind: 'changeLegal',
    id: 'site',
    before: factsOf(before, false),
    after: factsOf(after, before.contact !== after.contact),
  });
  record(db, { type: 'legal.changed' });
  return current;
}
