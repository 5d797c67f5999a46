import { findProgram, installPackages } from './install.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What Chromium needs to run as root and to stay quiet on a machine without a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The system's Chromium, or the one that CHROMIUM_PATH names. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(names);
}

/** The same, installed first where it is missing. */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) await installPackages('Chromium', ['chromium']);
  const found = findChromium();
  if (!found) throw new Error('Chromium was installed and still is not found: set CHROMIUM_PATH');
  return found;
}
