import './mend-lock.ts';
import { inRoot } from './parts/root.ts';
import { runInView } from './parts/run.ts';

// `npm run fix`: everything that `npm run check` and the tests complain of and a machine can mend, the generated files first.
const isGenerated = await runInView(process.execPath, [
  inRoot('apps', 'server', 'src', 'database', 'generate-tables.ts'),
]);
const isClean = await runInView(process.execPath, [
  inRoot('node_modules', '@biomejs/biome/bin/biome'),
  'check',
  '--write',
]);
process.exitCode = isGenerated && isClean ? 0 : 1;
