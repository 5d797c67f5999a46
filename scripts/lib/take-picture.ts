import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

/** One screen to take: where it is, and as whom it is seen. */
export interface Picture {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  language: 'en' | 'es';
  /** A demo account; without one the visitor is a guest. */
  account?: string;
  /** The first link to follow from there, for screens whose address only the demo knows. */
  follow?: string;
  /** What is pressed before, to open what lies over the page. */
  press?: string;
  /** The part that is taken; without it what is in sight. */
  part?: string;
  scheme?: 'light' | 'dark';
}

/** A device that speaks it: pages are served in its language. */
const LOCALES = { en: 'en-US', es: 'es-MX' } as const;

/** Waits in one go: to look again and again would take code made from text, which the page's policy refuses. */
const PICTURES_COME = `Promise.all([...document.images]
  .filter((image) => image.loading !== 'lazy' && !image.complete)
  .map((image) => new Promise((come) => { image.onload = image.onerror = come; })))`;

const demoPassword = 'demo-1234';

/** Takes one picture into the folder and answers with the file's name and size. */
export async function takePicture(browser: Browser, url: string, picture: Picture, folder: string): Promise<string> {
  const { name, path, viewport, language, account, follow, press, part, scheme = 'light' } = picture;
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    locale: LOCALES[language],
    timezoneId: 'America/Chihuahua',
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    colorScheme: scheme,
  });
  const token = account ? await signIn(url, account) : undefined;
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    token ? { userToken: JSON.stringify({ token }) } : {},
  );
  const page = await context.newPage();
  await page.goto(path);
  await settle(page);
  if (follow) {
    await page.locator(follow).first().click();
    await settle(page);
  }
  if (press) {
    await page.locator(press).first().click();
    await settle(page);
  }
  const shown = part ? page.locator(part).first() : page;
  const said = await keepPicture(await shown.screenshot(), name, folder);
  await context.close();
  return said;
}

/** Keeps what was taken, small, and answers with the file's name and size. */
export async function keepPicture(png: Buffer, name: string, folder: string): Promise<string> {
  const webp = await sharp(png).webp({ quality: 80 }).toBuffer();
  writeFileSync(join(folder, `${name}.webp`), webp);
  return `${name}.webp ${(webp.length / 1024).toFixed(0)} KB`;
}

async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Not the load event but the quiet after it: the lists and their pictures come later. The event stream never ends. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(1_500);
  // What stands in for what has not come yet is marked as such.
  await page.locator('[aria-busy=true], .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await page.evaluate(PICTURES_COME);
}
