import { isApiError, isTransportError, problemOf } from '../../../shared/api/api-error.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import type { TextKey, Translate } from '../../../shared/i18n/text-keys.ts';
import type { FileFault } from './chosen-file.ts';

/** Why a file was not checked, or not imported. */
export type ImportFailure =
  | { readonly file: FileFault; readonly name: string }
  | { readonly error: unknown; readonly during: 'check' | 'import' };

type Key = TextKey<'ownerCsv'>;

/** What the server says of a file, or of when it came. */
const BY_CODE: Readonly<Record<string, Key>> = {
  not_a_table: 'failures.notATable',
  no_columns: 'failures.noColumns',
  too_many_rows: 'failures.tooManyRows',
  too_many_cells: 'failures.tooManyCells',
  upload_too_large: 'failures.tooLarge',
  idempotency_key_reused: 'failures.sentBefore',
};

const BY_STATUS: Readonly<Record<number, Key>> = {
  408: 'failures.tooSlow',
  409: 'failures.atOnce',
  413: 'failures.tooLarge',
  415: 'failures.notCsv',
  429: 'failures.tooMany',
};

function keyOf(error: unknown, during: 'check' | 'import'): Key | null {
  if (!isApiError(error)) return null;
  // What was sent may have been done without our hearing of it.
  if (isTransportError(error)) return during === 'import' ? 'failures.unconfirmed' : 'failures.noConnection';
  if (Number(error.status) >= 500) return during === 'import' ? 'failures.busyImport' : 'failures.busyCheck';
  return BY_CODE[problemOf(error)?.code ?? ''] ?? BY_STATUS[Number(error.status)] ?? null;
}

/** What to tell a person, and what to do about it. */
export function importFailureText(failure: ImportFailure, t: Translate<'ownerCsv'>): string {
  if ('file' in failure) return t(`failures.${failure.file}`, { name: failure.name });
  const key = keyOf(failure.error, failure.during);
  return key ? t(key) : errorText(failure.error);
}
