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

  test('asks for PUBLIC_URL where mail is sent, so that no link in one is made of what a request said', () => {
    const SMTP_URL = 'smtp://localhost:25';
    expect(() => readConfig({ SMTP_URL })).toThrow('PUBLIC_URL: is needed with SMTP_URL');
    const from = 'no-reply@mercado.example';
    expect(readConfig({ ...SITE, SMTP_URL }).mail).toEqual({
      server: SMTP_URL,
      origin: SITE.PUBLIC_URL,
      from,
      returns: null,
    });
    expect(readConfig(SITE).mail).toBeNull();
  });

  test('takes an address of a mail server alone, and says nothing of the password in it', () => {
    for (const SMTP_URL of ['https://mail.example', 'mail.example', 'smtp://town:se/cret@mail.example']) {
      const read = () => readConfig({ ...SITE, SMTP_URL });
      expect(read, SMTP_URL).toThrow('SMTP_URL: ');
      expect(read, SMTP_URL).not.toThrow('cret');
    }
  });

  test('takes a standby beside PostgreSQL alone', () => {
    const DATABASE_READ_URL = 'postgres://mercadito@127.0.0.1:5433/mercadito';
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL: is a standby of the PostgreSQL');
    const DATABASE_URL = 'postgres://mercadito@127.0.0.1/mercadito';
    expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: '10.0.0.2' })).toThrow(
      'DATABASE_READ_URL: must be an address that begins with postgresql://',
    );
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).readUrl).toBe(DATABASE_READ_URL);
  });

  test('takes PUBLIC_URL without a path, whether it ends in a slash or not', () => {
    expect(readConfig({ PUBLIC_URL: 'https://mercado.example/' }).publicUrl).toBe('https://mercado.example');
    expect(() => readConfig({ PUBLIC_URL: 'https://mercado.example/market' })).toThrow('without a path');
  });

  test('takes places in a store with the account for them, and names what is missing or no place (PICTURE-13, BACKUP-8)', () => {
    const account = { S3_ENDPOINT: 'https://s3.example.com', S3_KEY_ID: 'id', S3_SECRET: 'secret' };
    const PICTURES_URL = 's3://town/pictures';
    const BACKUP_KEY = 'nueces y manzanas de la sierra';
    expect(readConfig({ ...account, PICTURES_URL })).toMatchObject({
      picturesAt: { bucket: 'town', folder: 'pictures/' },
      s3: { endpoint: 'https://s3.example.com', region: 'us-east-1', keyId: 'id', secret: 'secret' },
    });
    expect(readConfig({})).toMatchObject({ picturesAt: null, s3: null });
    expect(() => readConfig({ PICTURES_URL, S3_ENDPOINT: account.S3_ENDPOINT })).toThrow(
      /S3_KEY_ID: is needed to use a store.*S3_SECRET: is needed/,
    );
    expect(() => readConfig({ BACKUP_DIR: 's3://copies', BACKUP_KEY })).toThrow('S3_ENDPOINT: is needed');
    for (const place of [
      '/srv/pictures',
      's3:/town',
      's3://Town/pictures',
      's3://town/a b',
      'https://s3.example.com/town',
    ]) {
      expect(() => readConfig({ ...account, PICTURES_URL: place }), place).toThrow('PICTURES_URL: must be s3://');
    }
    const directory = (BACKUP_DIR: string) => readConfig({ ...account, BACKUP_DIR, BACKUP_KEY }).copies.directory;
    expect([directory('s3://copies/town'), directory('/srv/../backups')]).toEqual(['s3://copies/town', '/backups']);
    expect(() => directory('s3:copies')).toThrow('BACKUP_DIR: is no folder');
  });

  test('takes tiles of maps with their numbers and whose they are, and none unless told (PLACE-10)', () => {
    const [MAP_TILES_URL, MAP_TILES_ATTRIBUTION] = ['https://tiles.example/{z}/{x}/{y}.png', '© OpenStreetMap'];
    expect(readConfig({}).mapTiles).toBeNull();
    expect(readConfig({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }).mapTiles).toEqual({
      url: MAP_TILES_URL,
      attribution: MAP_TILES_ATTRIBUTION,
    });
    expect(() => readConfig({ MAP_TILES_URL })).toThrow('MAP_TILES_ATTRIBUTION: is needed with MAP_TILES_URL');
    for (const url of ['https://tiles.example/{z}/{x}.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png']) {
      expect(() => readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION }), url).toThrow('MAP_TILES_URL: must have');
    }
  });

  test.each(['PUBLIC_URL', 'CLASSIFIEDS_URL'])('takes %s as an address of the web alone', (name) => {
    for (const value of ['javascript:alert(1)', 'ftp://mercado.example', 'mercado.example']) {
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name}: must be an address that begins with http`);
    }
    expect(() => readConfig({ [name]: 'http://localhost:3000' })).not.toThrow();
  });
});
