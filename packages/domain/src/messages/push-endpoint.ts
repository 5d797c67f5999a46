/** The push services of Google, Mozilla, Apple and Microsoft: a host, or with a dot before it all below it. */
const SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** The longest address of a push service. */
export const LONGEST_ENDPOINT = 3_000;

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

const isOf = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service;

/**
 * Whether an address that a client gives as its push service may be one (MESSAGE-7): over TLS at a known service, nothing else.
 * Whoever could name any address would have the server ask it.
 * @param more hosts besides, with their port: `push.example.com:8443`
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  const url = endpoint.length > LONGEST_ENDPOINT ? null : urlOf(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  if (more.includes(url.host)) return true;
  return url.port === '' && SERVICES.some((service) => isOf(url.hostname, service));
}
