import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { Person } from '../people.ts';
import type { Shop } from '../shops.ts';
import type { TestApp } from '../test-app.ts';

/** Where a write is made. */
interface Place {
  readonly app: TestApp;
  readonly shop: Shop;
  readonly admin: Person;
}

/** A write, ready to be made. */
export interface FailingWrite {
  readonly contract: AnyEndpoint;
  readonly input: Record<string, unknown>;
  readonly token?: string | undefined;
}

/** Writes by what they do, each with how it is made ready. */
export type FailingWrites = Readonly<Record<string, (place: Place) => Promise<FailingWrite>>>;
