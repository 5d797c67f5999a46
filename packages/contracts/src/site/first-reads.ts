import type { Language } from '@mercadito/domain/language';
import type { AnyEndpoint, Input } from '../endpoint.ts';
import type { SearchOfAddress } from './list-input.ts';

/** The files of contracts that public pages read from; types alone, so that no page carries their schemas for this. */
interface ReadFiles {
  categories: typeof import('../categories.ts');
  companies: typeof import('../companies.ts');
  customization: typeof import('../customization.ts');
  products: typeof import('../products.ts');
  reviews: typeof import('../reviews.ts');
  services: typeof import('../services.ts');
  settings: typeof import('../settings.ts');
  sponsors: typeof import('../sponsors.ts');
}

/** A file of contracts that a public page reads from, by its name. */
export type ReadFile = keyof ReadFiles;

type CallsOf<F extends ReadFile> = {
  [N in keyof ReadFiles[F]]: ReadFiles[F][N] extends AnyEndpoint ? N : never;
}[keyof ReadFiles[F]] &
  string;

/** What a page's first reads depend on besides the path of its address. */
export interface Circumstances {
  /** What stands behind the `?`. */
  readonly search: SearchOfAddress;
  /** The shuffle of this visit. */
  readonly randomOrder: number;
  /** What the page is written in. */
  readonly language: Language;
}

/** One call that a screen begins with; the server makes it too, and puts the answer into the page. */
export interface FirstRead {
  readonly file: ReadFile;
  /** The contract's name in that file. */
  readonly call: string;
  /** Flat, and to the letter what the screen asks with: the answer is found by it. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A read; what it takes is checked against its contract. */
export const read = <F extends ReadFile, N extends CallsOf<F>>(
  file: F,
  call: N,
  input: Input<Extract<ReadFiles[F][N], AnyEndpoint>>,
): FirstRead => ({ file, call, input: input as FirstRead['input'] });
