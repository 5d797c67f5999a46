import type { Language } from '@mercadito/domain/language';
// Types alone, so that no page carries their schemas for this.
import type { ContractFile, Contracts } from '../contract-files.ts';
import type { AnyEndpoint, Input } from '../endpoint.ts';
import type { SearchOfAddress } from './list-input.ts';

type CallsOf<F extends ContractFile> = {
  [N in keyof Contracts[F]]: Contracts[F][N] extends AnyEndpoint ? N : never;
}[keyof Contracts[F]] &
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
  readonly file: ContractFile;
  /** The contract's name in that file. */
  readonly call: string;
  /** Flat, and to the letter what the screen asks with: the answer is found by it. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A read; what it takes is checked against its contract. */
export const read = <F extends ContractFile, N extends CallsOf<F>>(
  file: F,
  call: N,
  input: Input<Extract<Contracts[F][N], AnyEndpoint>>,
): FirstRead => ({ file, call, input: input as FirstRead['input'] });
