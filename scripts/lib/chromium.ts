import { findProgram, installPackages } from './install.ts';

/** The one that has no window to draw for itself computes a quarter less. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** The system's Chromium with all that people's own has, or the one that CHROMIUM_PATH names. */
export function findWholeChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(WHOLE);
}

/** The system's Chromium, the one without a window first, or the one that CHROMIUM_PATH names. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram([HEADLESS, ...WHOLE]);
}

/** Finds the browser; both kinds are installed first where one is missing and can be had. */
export async function ensureChromium(): Promise<string> {
  const missing = [...(findWholeChromium() ? [] : ['chromium']), ...(findProgram([HEADLESS]) ? [] : [HEADLESS])];
  try {
    if (!process.env.CHROMIUM_PATH && missing.length > 0) await installPackages('Chromium', missing);
  } catch (error) {
    // What people have does all that the other does, and more.
    if (!findWholeChromium()) throw error;
  }
  const found = findChromium();
  if (!found) throw new Error('Chromium was installed and still is not found: set CHROMIUM_PATH');
  return found;
}
