import { resolve } from 'node:path';
import { isTimeZone } from '@mercadito/domain/opening-hours/local-time';
import { isTilesAddress } from '@mercadito/domain/places/map-tiles';
import { firstTown, type Town } from '@mercadito/domain/town/town';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { type CopyKey, copyKeyOf } from './copy-key.ts';
import { isPasswordWhole } from './database/database-url.ts';
import { type Addresses, addressesOf, databaseAddresses, faultsOfAddresses } from './database-settings.ts';
import type { S3Account, S3Place } from './platform/s3/s3-place.ts';
import { folderOrS3, missingOfAccount, s3Of, s3Place } from './store-settings.ts';
import { type TracesConfig, tracesOf } from './traces-settings.ts';
import { proxies } from './trusted-proxies.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');
const timeZone = z.string().refine(isTimeZone, 'is not a time zone');
const whatsapp = z.string().regex(/^\+\d{10,15}$/, 'must be + and 10 to 15 digits');

const website = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

const tiles = website.refine((text) => isTilesAddress(text), 'must have {z}, {x} and {y} in it, and no other braces');

/** Links are made by putting paths behind it. */
const origin = website.pipe(
  z
    .string()
    .refine((text) => `${new URL(text).origin}/` === new URL(text).href, 'must be an address without a path')
    .transform((text) => new URL(text).origin),
);

const serverOfMail = (protocol: 'smtp' | 'imap') =>
  z
    .string()
    .refine(isPasswordWhole, {
      error: 'has a password with one of / ? # or a space in it: write them as %2F %3F %23 %20',
      abort: true,
    })
    .pipe(
      z.url({
        protocol: new RegExp(`^${protocol}s?$`),
        error: `must be an address that begins with ${protocol}:// or ${protocol}s://`,
      }),
    );

const hosts = z
  .string()
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .refine(
    (entries) => entries.every((entry) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(entry)),
    'must be hosts, such as push.example.com:8443',
  );

const copyKey = z.string().transform((text, context): CopyKey => {
  const key = copyKeyOf(text);
  if (key) return key;
  const message =
    'must be recipients of age (age1…, npm run backup -- --make-key <file> makes one), or a passphrase of 20 letters or more';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const environment = z.object({
  PORT: port.default(3000),
  // By the word the framework would make a second server, which nothing bounds.
  HOST: z
    .string()
    .default('127.0.0.1')
    .transform((host) => (host === 'localhost' ? '127.0.0.1' : host)),
  DATA_DIR: z.string().default('./data'),
  ...databaseAddresses,
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(5),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: serverOfMail('smtp').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  RETURN_MAILBOX_URL: serverOfMail('imap').optional(),
  RETURN_ADDRESS: z.email('must be an e-mail address').optional(),
  PUSH_HOSTS: hosts.default([]),
  METRICS_TOKEN: z.string().min(16, 'must have 16 letters or more').optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: website.optional(),
  OTEL_SERVICE_NAME: z.string().default('mercadito'),
  NEWEST_VERSION_URL: website.optional(),
  PRODUCT_NAME: z.string().min(1).max(40).default('Galeana'),
  BRAND_NAME: z.string().min(1).max(60).default('Galeana Biz'),
  TIME_ZONE: timeZone.default('America/Chihuahua'),
  OWNERS_NEED_SUBSCRIPTION: yesOrNo.default(true),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXIES: proxies.default([]),
  CONTACT_1_NAME: z.string().max(60).default(''),
  CONTACT_1_WHATSAPP: whatsapp.or(z.literal('')).default(''),
  CONTACT_2_NAME: z.string().max(60).default(''),
  CONTACT_2_WHATSAPP: whatsapp.or(z.literal('')).default(''),
  CLASSIFIEDS_URL: website.or(z.literal('')).default(''),
  MAP_TILES_URL: tiles.optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(120).optional(),
  HSTS_SUBDOMAINS: yesOrNo.default(false),
  BACKUP_KEY: copyKey.optional(),
  BACKUP_DIR: folderOrS3.optional(),
  PICTURES_URL: s3Place.optional(),
  S3_ENDPOINT: website.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_KEY_ID: z.string().optional(),
  S3_SECRET: z.string().optional(),
  SERVE_DEMO: yesOrNo.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const installation = environment
  .check(({ value, issues }) => {
    const message = 'is needed to use a store: its address, and the id and the secret of a key that it gave you';
    for (const name of missingOfAccount(value))
      issues.push({ code: 'custom', path: [name], message, input: undefined });
    for (const [name, message] of faultsOfAddresses(value))
      issues.push({ code: 'custom', path: [name], message, input: undefined });
  })
  // Behind a proxy the address in a request is the proxy's word, and what a visitor sends to some of them.
  .refine(({ TRUSTED_PROXIES, PUBLIC_URL }) => TRUSTED_PROXIES.length === 0 || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'is needed with TRUSTED_PROXIES: behind a proxy only you know where people reach the site',
  })
  // A link by the address in a request could lead whoever gets the mail to another site.
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'is needed with SMTP_URL: it is where the links in mail lead',
  })
  .refine(({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) => !MAP_TILES_URL || MAP_TILES_ATTRIBUTION, {
    path: ['MAP_TILES_ATTRIBUTION'],
    error: 'is needed with MAP_TILES_URL: whose map it is stands below each map',
  })
  // A copy has every secret of the town.
  .refine(({ BACKUP_DIR, BACKUP_KEY }) => !BACKUP_DIR || BACKUP_KEY, {
    path: ['BACKUP_KEY'],
    error: 'is needed with BACKUP_DIR: copies are sealed, so that only you can read them',
  })
  .refine(({ RETURN_MAILBOX_URL, SMTP_URL }) => !RETURN_MAILBOX_URL || SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'is needed with RETURN_MAILBOX_URL: without it no mail is sent that could come back',
  });

interface ReturnConfig {
  /** The mailbox, with its password: never to be logged. */
  readonly mailbox: string;
  /** Its address. */
  readonly address: string;
}

export interface MailConfig {
  /** The server that takes mail, with its password: never to be logged. */
  readonly server: string;
  /** The sender's address. */
  readonly from: string;
  /** Where the links in mail lead. */
  readonly origin: string;
  /** Where what cannot be delivered comes back to; null where nobody reads it. */
  readonly returns: ReturnConfig | null;
}

interface MapTilesConfig {
  /** With {z}, {x} and {y}. */
  readonly url: string;
  /** Whose they are. */
  readonly attribution: string;
}

export interface PasskeyConfig {
  /** Where people reach the site: what a device signs elsewhere is refused. */
  readonly origin: string;
  /** The site as devices know it: https://www.w3.org/TR/webauthn-3/#rp-id */
  readonly rpId: string;
}

/** Who may read what the server counts; both null where nobody may, and nothing is counted. */
interface MetricsConfig {
  /** For `/metrics` beside all else. */
  readonly token: string | null;
  /** For `/metrics` on a port of its own. */
  readonly port: number | null;
}

/** What holds of this installation: its environment, and the town, which the environment fills at the first start alone (SITE-2, TOWN-1). */
export interface Config extends Town, Addresses {
  readonly port: number;
  readonly host: string;
  /** Absolute: the embedded database lives below it, and so do pictures. */
  readonly dataDir: string;
  /** How many connections this process keeps to PostgreSQL at most, besides the one it listens on. */
  readonly databaseConnections: number;
  /** Where people reach the site, an origin; previews and links in mail carry it. Undefined: previews take it from the request. */
  readonly publicUrl: string | undefined;
  /** Where people may sign in by passkeys; null where they cannot, since it is not known where they reach the site. */
  readonly passkeys: PasskeyConfig | null;
  /** How mail is sent; null where the site sends none, and promises none. */
  readonly mail: MailConfig | null;
  /** Push services besides those of the browsers' makers, as hosts with their ports. */
  readonly pushHosts: readonly string[];
  readonly metrics: MetricsConfig;
  /** Null where nobody collects them. */
  readonly traces: TracesConfig | null;
  /** Where the newest version is told (SYSTEM-2); null where nobody asks. */
  readonly newestVersionUrl: string | null;
  readonly copies: {
    /** Who may read them; never to be logged. Null where none can be made. */
    readonly key: CopyKey | null;
    /** Where one is kept each night, an absolute folder or `s3://bucket/folder`; null where none is. */
    readonly directory: string | null;
  };
  /** The account in a store that speaks S3; null where none is used. */
  readonly s3: S3Account | null;
  /** Where pictures lie in it; null where they lie in DATA_DIR. */
  readonly picturesAt: S3Place | null;
  /** Where the tiles of maps come from; null where no map is shown. */
  readonly mapTiles: MapTilesConfig | null;
  readonly ownersNeedSubscription: boolean;
  readonly rateLimits: boolean;
  readonly trustedProxies: readonly string[];
  /** Whether browsers are to refuse http for every subdomain too, of whoever else in the town they may be. */
  readonly hstsSubdomains: boolean;
  /** Whether what the demo filled in may be served as a site; its pages say so. */
  readonly serveDemo: boolean;
  readonly logLevel: string;
}

function mailOf({
  SMTP_URL: server,
  PUBLIC_URL: origin,
  MAIL_FROM,
  RETURN_MAILBOX_URL: mailbox,
  RETURN_ADDRESS: address,
}: z.output<typeof environment>): MailConfig | null {
  if (server === undefined || origin === undefined) return null;
  const from = MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`;
  return { server, origin, from, returns: mailbox === undefined ? null : { mailbox, address: address ?? from } };
}

const mapTilesOf = ({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: z.output<typeof environment>): MapTilesConfig | null =>
  url === undefined || attribution === undefined ? null : { url, attribution };

/** Browsers have passkeys of names alone, and by https, besides on the machine of a developer. */
function passkeysOf({ PUBLIC_URL: origin }: z.output<typeof environment>): PasskeyConfig | null {
  if (origin === undefined) return null;
  const { hostname, protocol } = new URL(origin);
  const isName = !hostname.startsWith('[') && !ipaddr.isValid(hostname);
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return isName && isSafe ? { origin, rpId: hostname } : null;
}

/**
 * Reads the configuration from environment variables, once (SITE-2).
 * @throws with the variable's name when a value is not usable
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = installation.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration cannot be used. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    ...addressesOf(values),
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicUrl: values.PUBLIC_URL,
    passkeys: passkeysOf(values),
    mail: mailOf(values),
    pushHosts: values.PUSH_HOSTS,
    metrics: { token: values.METRICS_TOKEN ?? null, port: values.METRICS_PORT ?? null },
    traces: tracesOf(values),
    newestVersionUrl: values.NEWEST_VERSION_URL ?? null,
    copies: { key: values.BACKUP_KEY ?? null, directory: values.BACKUP_DIR ?? null },
    s3: s3Of(values),
    picturesAt: values.PICTURES_URL ?? null,
    ...firstTown({
      productName: values.PRODUCT_NAME,
      brandName: values.BRAND_NAME,
      timeZone: values.TIME_ZONE,
      classifiedsUrl: values.CLASSIFIEDS_URL,
      contacts: [
        { name: values.CONTACT_1_NAME, whatsapp: values.CONTACT_1_WHATSAPP },
        { name: values.CONTACT_2_NAME, whatsapp: values.CONTACT_2_WHATSAPP },
      ].filter((contact) => contact.name && contact.whatsapp),
    }),
    mapTiles: mapTilesOf(values),
    ownersNeedSubscription: values.OWNERS_NEED_SUBSCRIPTION,
    rateLimits: values.RATE_LIMITS === 'on',
    trustedProxies: values.TRUSTED_PROXIES,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    serveDemo: values.SERVE_DEMO,
    logLevel: values.LOG_LEVEL,
  };
}
