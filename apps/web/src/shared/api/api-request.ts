import type { BringContract } from './contracts.ts';

/** One call on its way to the base query: the contract, its flat input, or the link of a further page. */
export interface ApiRequest {
  readonly contract: BringContract;
  readonly input: Readonly<Record<string, unknown>>;
  /** A `next` link of a list: goes out as it came, since it carries the cursor. */
  readonly link?: string | null;
}
