import { describe, expect, test } from 'vitest';
import { isPushEndpoint, LONGEST_ENDPOINT } from './push-endpoint.ts';

describe('the address of a push service (MESSAGE-7)', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  test.each([
    ['plain', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['at another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['with a password', 'https://a:b@fcm.googleapis.com/fcm/send/abc'],
    ['of this machine', 'https://127.0.0.1/abc'],
    ['of a name that ends alike', 'https://evilpush.apple.com.example.com/abc'],
    ['of a host without the dot', 'https://evilpush.services.mozilla.com.mx/abc'],
    ['of a host that only begins so', 'https://fcm.googleapis.com.evil.com/abc'],
    ['no address', 'fcm'],
    ['too long', `https://fcm.googleapis.com/${'a'.repeat(LONGEST_ENDPOINT)}`],
  ])('is never one %s', (_what, endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });

  test('may be one that the configuration adds, with its port', () => {
    expect(isPushEndpoint('https://localhost:8443/abc', ['localhost:8443'])).toBe(true);
    expect(isPushEndpoint('https://localhost:8444/abc', ['localhost:8443'])).toBe(false);
  });
});
