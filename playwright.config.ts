import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/chromium.ts';
import { findFreePort } from './scripts/lib/free-port.ts';

// Kept in the environment, as every worker reads this file anew and must find the same server.
process.env.E2E_PORT ??= String(await findFreePort());
const baseURL = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = findChromium();

/** Journeys through the real server on the demo data, on a phone and on a desktop. */
export default defineConfig({
  testDir: 'e2e',
  // They share one server: what a journey changes belongs to people of its own.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 150_000,
  // Before whoever runs all of them gives up: what was found until then is told.
  globalTimeout: 38 * 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  // What is heard on a walk, for people to read (docs/testing.md).
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL,
    locale: 'es-MX',
    timezoneId: 'America/Chihuahua',
    // A picture and the page as it was are always kept of a failure. A film costs a third of the time: a second try has one, and
    // whoever asks for it; where nobody can ask again, what was done and asked of the server is kept from the first try on.
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE
      ? 'retain-on-failure'
      : { mode: process.env.CI ? 'retain-on-failure' : 'off', screenshots: false, snapshots: false, sources: false },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'phone',
      // What belongs to a keyboard, or is judged without looking at a width.
      testIgnore: /by-keyboard|heard-as|valid-pages|at-her-desk|site-settings/,
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      // Where the other width shows something else; all the rest is the same there, and walked on the phone that people have.
      testMatch: /order-and-delivery|every-screen|by-keyboard|heard-as|valid-pages|at-her-desk|first-run/,
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'alone',
      // What holds for everybody, such as that nobody delivers, is changed when no journey is under way.
      testMatch: /site-settings/,
      dependencies: ['phone', 'desktop'],
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } },
    },
  ],
  ...(process.env.E2E_BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node scripts/run.js e2e-server',
          url: `${baseURL}/readyz`,
          timeout: 400_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
        },
      }),
});
