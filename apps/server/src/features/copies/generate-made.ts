// Writes what all migrations make, so that no copy has to make it: node apps/server/src/features/copies/generate-made.ts
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../../database/connection.ts';
import { migrate, schemaChecksum } from '../../database/migrate.ts';
import { MADE_BY_ALL, type MadeByAll } from './made-by-migrations.ts';
import { shapeOf } from './whole-database.queries.ts';

const database = await openDatabase({ dataDir: ':memory:', inThisThread: true });
await migrate(database.db);
const made: MadeByAll = { schema: await schemaChecksum(), shape: await shapeOf(database.db) };
await database.close();
await writeFile(MADE_BY_ALL, `${JSON.stringify(made, null, 2)}\n`);
