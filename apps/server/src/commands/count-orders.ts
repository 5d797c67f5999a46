import { onDatabase, runCommand } from './run-command.ts';

/** `npm run count-orders`: how many orders there are, which a copy must have too. */
await runCommand(() =>
  onDatabase(
    async (db) => {
      const { count } = await db
        .selectFrom('orders')
        .select((orders) => orders.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return String(count);
    },
    // A copy is made before an update too.
    { ofAnyVersion: true },
  ),
);
