import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SITE = { PUBLIC_URL: 'https://mercado.example' };

describe('the configuration', () => {
  test('takes addresses, ranges and known words as proxies, with or without blanks between', () => {
    const TRUSTED_PROXIES = ' 10.0.0.1, 192.168.0.0/16,fd00::/8 , ::1,loopback,';
    const { trustedProxies } = readConfig({ ...SITE, TRUSTED_PROXIES });
    expect(trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16', 'fd00::/8', '::1', 'loopback']);
  });

  test.each(['proxy.example', '10.0.0', '1', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1/', 'everybody'])(
    'refuses %s as a proxy, and names it',
    (proxy) => {
      const read = () => readConfig({ ...SITE, TRUSTED_PROXIES: `127.0.0.1,${proxy}` });
      expect(read).toThrow(`TRUSTED_PROXIES: "${proxy}" is no address`);
    },
  );

  test('asks for PUBLIC_URL behind a proxy', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: '127.0.0.1' })).toThrow('PUBLIC_URL: is needed with TRUSTED_PROXIES');
    expect(readConfig({ TRUSTED_PROXIES: ' , ' }).publicUrl).toBeUndefined();
  });

  test.each(['PUBLIC_URL', 'CLASSIFIEDS_URL'])('takes %s as an address of the web alone', (name) => {
    for (const value of ['javascript:alert(1)', 'ftp://mercado.example', 'mercado.example']) {
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name}: must be an address that begins with http`);
    }
    expect(() => readConfig({ [name]: 'http://localhost:3000' })).not.toThrow();
  });
});
