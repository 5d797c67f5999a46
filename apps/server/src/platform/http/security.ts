import helmet from '@fastify/helmet';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** What a page of ours may load: only our own files, the tiles of the town's maps, and no inline script (CALL-11). */
const contentSecurityPolicy = (tilesOrigin: string | null) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    // The UI library sets custom properties in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:', ...(tilesOrigin === null ? [] : [tilesOrigin])],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});

/** What is no document may load nothing, lead nowhere and be framed by nobody, should somebody take it for one. */
export const POLICY_OF_FILES = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of what browsers offer, nothing here asks for these, but some pages for where the device is. */
const permissionsPolicy = (geolocation: '()' | '(self)'): string =>
  `accelerometer=(), browsing-topics=(), camera=(), geolocation=${geolocation}, gyroscope=(), microphone=(), payment=(), usb=()`;

const PERMISSIONS_POLICY = permissionsPolicy('()');

/** What a page brings instead that may ask where its device is. */
export const MAY_LOCATE = { 'permissions-policy': permissionsPolicy('(self)') } as const;

/** What no answer lacks, and those bring themselves that are written without the framework. */
export const ON_EVERY_ANSWER = {
  'content-security-policy': POLICY_OF_FILES,
  'permissions-policy': PERMISSIONS_POLICY,
  'x-content-type-options': 'nosniff',
} as const;

/** Left out everywhere: they speak to Internet Explorer 8, to Flash, and of habits browsers no longer have. */
const NO_LONGER_HEADERS = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
  xXssProtection: false,
} as const;

interface SecurityOptions {
  /** Whether every subdomain has https as well. */
  readonly hstsSubdomains: boolean;
  readonly mapTiles: { readonly url: string } | null;
}

/** Says with every answer what browsers may do with it, and that none needs anything of the device. */
export async function registerSecurity(
  app: FastifyInstance,
  { hstsSubdomains, mapTiles }: SecurityOptions,
): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  await app.register(helmet, {
    ...NO_LONGER_HEADERS,
    contentSecurityPolicy: contentSecurityPolicy(mapTiles && new URL(mapTiles.url).origin),
    // Of a town's other subdomains nobody here knows whether they have https, and the word holds for a year.
    strictTransportSecurity: { includeSubDomains: hstsSubdomains },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

const OF_PAGES = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy', 'referrer-policy', 'x-frame-options'],
  // A name for ever has no later version to ask about, and nobody fetches a part of so small a file.
  ...['accept-ranges', 'last-modified'],
];

/** Takes from a file what is said of pages only: a page has a hundred files, many smaller than these headers. */
export const leavePageHeadersOut: onSendHookHandler = async (_request, reply, payload) => {
  for (const name of OF_PAGES) reply.removeHeader(name);
  return payload;
};
