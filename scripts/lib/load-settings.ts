import { existsSync } from 'node:fs';
import { inRoot } from './root.ts';

/** Takes the settings of `.env` over, if there is one; what the environment already says wins. */
export function loadSettings(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
