import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { inRoot } from './root.ts';

export const KEPT_VERSION = inRoot('e2e', 'last-version', 'kept.br');

/** The last version, as `npm run keep-version` has kept it. */
export interface KeptVersion {
  /** What its service worker opens every address with. */
  readonly page: string;
  /** The version's scripts and style sheets, by their address. */
  readonly assets: Readonly<Record<string, string>>;
  /** What its server answered in the demo, by the name of the contract. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export const readKeptVersion = (): KeptVersion =>
  JSON.parse(brotliDecompressSync(readFileSync(KEPT_VERSION)).toString()) as KeptVersion;
