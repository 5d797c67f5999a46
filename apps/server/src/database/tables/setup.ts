// Written by `npm run fix` from the migrated database. Do not edit.
import type { GeneratedAlways } from '../column-types.ts';

declare module '../tables.ts' {
  interface Tables {
    setup_codes: {
      id: GeneratedAlways<number>;
      hash: string;
    };
  }
}
