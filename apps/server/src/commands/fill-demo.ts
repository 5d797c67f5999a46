// Fills the demo in where it is missing, without opening a server: node apps/server/src/commands/fill-demo.ts
import { readConfig } from '../config.ts';
import { demoVariables } from '../demo/configuration.ts';
import { fillWhereMissing } from '../demo/index.ts';

try {
  await fillWhereMissing(readConfig(demoVariables(process.env)), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
