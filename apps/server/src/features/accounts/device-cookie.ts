import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { sha256 } from '../../platform/sha256.ts';

// The cookie opens nothing: it only says that somebody has signed in on this device before (docs/decisions/0014).
const IN_COOKIES = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
// The longest that browsers keep a cookie.
const KEPT_SECONDS = 400 * 86_400;

/** What the device of a request calls itself, null on its first visit. */
export const deviceOf = ({ headers }: FastifyRequest): string | null =>
  IN_COOKIES.exec(headers.cookie ?? '')?.[1] ?? null;

/** A name of 256 random bits for a device. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** What is kept of a device's name. */
export const deviceHash = (device: string): string => sha256(device);

/** The `Set-Cookie` header that has a device keep its name: for the calls alone, out of reach of scripts and other sites. */
export function deviceCookie(device: string, { protocol }: FastifyRequest, { publicUrl }: Config): string {
  const isSecure = protocol === 'https' || publicUrl?.startsWith('https:');
  const rules = [
    'Path=/api',
    `Max-Age=${KEPT_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`device=${device}`, ...rules].join('; ');
}
