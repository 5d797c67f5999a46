import type { CheckedCopy } from '../features/copies/index.ts';

const MB = 1_000_000;

/** What a copy has in it, and what it lacks, in a line or two. */
export function told(file: string, { header, manifest, rows, pictures, bytes }: CheckedCopy): string {
  const size = `${(bytes / MB).toFixed(1)} MB`;
  const line = `${file}: whole, of ${header.madeAt}, ${size}, ${rows} rows of ${header.tables.length} tables, ${pictures} pictures`;
  const { missingPictures: missing } = manifest;
  return missing.length === 0 ? line : `${line}\nThe directory of pictures did not have ${missing.length} of them.`;
}
