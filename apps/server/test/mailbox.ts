import { sql } from 'kysely';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { aMailServer, type MailServer, type ReceivedMail } from './mail-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A site that sends mail, and the server that gets it. */
export interface MailingSite {
  readonly app: TestApp;
  readonly server: MailServer;
  /** What has come to an address, once everything that waits is sent. */
  readonly mailsTo: (address: string) => Promise<ReceivedMail[]>;
  /** Lets time pass, for limits and links alike. */
  readonly pass: (milliseconds: number) => void;
}

/** Opens such a site for the tests of a file. */
export function aMailingSite(options: AppOptions = {}): MailingSite {
  const site = {} as { app: TestApp; server: MailServer };
  beforeAll(async () => {
    site.server = await aMailServer();
    const variables = { PUBLIC_URL: 'https://mercado.example', SMTP_URL: site.server.url };
    site.app = await createTestApp(variables, options);
  });
  afterAll(async () => {
    await site.app.close();
    await site.server.close();
  });
  return Object.assign(site, {
    mailsTo: async (address: string) => {
      await site.app.app.jobs.look();
      const waiting = sql`select from jobs.job where name = 'mail.send'`;
      await vi.waitFor(async () => expect((await waiting.execute(site.app.db)).rows).toHaveLength(0), 20_000);
      return site.server.mails.filter(({ to }) => to === address);
    },
    pass: (milliseconds: number) => {
      site.app.clock.now = new Date(site.app.clock.now.getTime() + milliseconds);
    },
  });
}

/** The secret of the link in a mail that leads there. */
export function secretIn(mail: ReceivedMail | undefined, path: 'reset' | 'confirm-email'): string {
  const link = mail?.text.split('\n').find((line) => line.startsWith(`https://mercado.example/${path}/`));
  if (!link) throw new Error(`No link to ${path} in: ${mail?.text}`);
  return link.slice(link.lastIndexOf('/') + 1);
}
