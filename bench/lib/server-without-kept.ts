import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/database/connection.ts';
import { createServices } from '../../apps/server/src/server.ts';

// The server as `npm start` runs it, but that nothing is kept for visitors: each answer is made. Jobs are done by the town's other
// server; what both use is counted.

const config = readConfig(process.env);
const { databaseUrl, dataDir, databaseConnections: maxConnections } = config;
const database = await openDatabase({ databaseUrl, dataDir, maxConnections });
const app = await createApp(await createServices(config, database), { needsPages: true });
await app.lookAround();
await app.listen({ host: config.host, port: config.port });
// A profile is written at an end in order alone.
process.once('SIGTERM', () => process.exit());
