import { listActivity } from '@mercadito/contracts/activity';
import { getLegal, getLegalText, type LegalAnswer, updateLegal } from '@mercadito/contracts/legal';
import { getSystemStatus } from '@mercadito/contracts/system-status';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { LANGUAGES } from '@mercadito/domain/language';
import { LEGAL_PAGES, type LegalPage } from '@mercadito/domain/legal/legal-pages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp({ BRAND_NAME: 'Plaza Galeana' });
  admin = await anAdmin(app);
});
afterEach(() => app.close());

const read = async (page: LegalPage, language: 'en' | 'es') => good(await app.call(getLegalText, { page, language }));
const written = async () => good(await app.call(getLegal, {}, admin.token)).legal;
const change = async (changed: Partial<LegalAnswer>) =>
  app.call(updateLegal, { ...(await written()), ...changed }, admin.token);

test('before anything is written both pages have a whole text in each language, with the names of the site (LEGAL-1)', async () => {
  for (const page of LEGAL_PAGES) {
    for (const language of LANGUAGES) {
      const before = await read(page, language);
      expect(before).toMatchObject({ language, responsible: '', contact: '' });
      expect(before.text).toContain('Plaza Galeana');
    }
  }
  expect((await read('privacy', 'es')).text).toContain('ARCO');
});

test('who is named stands in the usual texts (LEGAL-1)', async () => {
  good(await change({ responsible: 'María Ruiz', contact: 'Hidalgo 12' }));
  for (const page of LEGAL_PAGES) {
    const { text, ...who } = await read(page, 'en');
    expect(who).toMatchObject({ responsible: 'María Ruiz', contact: 'Hidalgo 12' });
    expect(text).toContain('María Ruiz');
    expect(text).toContain('Hidalgo 12');
  }
});

test('what is written stands in place of the usual text, in the other language where that is blank (LEGAL-2)', async () => {
  good(await change({ terms_es: '# Reglas\nPagas al recibir.' }));
  expect(await read('terms', 'es')).toMatchObject({ text: '# Reglas\nPagas al recibir.', language: 'es' });
  expect(await read('terms', 'en')).toMatchObject({ text: '# Reglas\nPagas al recibir.', language: 'es' });
  expect(await read('privacy', 'en')).toMatchObject({ language: 'en' });
  good(await change({ terms_en: 'You pay at the door.' }));
  expect(await read('terms', 'en')).toMatchObject({ text: 'You pay at the door.', language: 'en' });
});

test('each change is on record whole, but for how somebody is reached; what changes nothing is no change (LEGAL-2, RECORD-1)', async () => {
  good(await change({ responsible: 'María Ruiz', contact: '+52 636 100 0101', terms_en: 'One.' }));
  good(await change({}));
  const { results } = good(await app.call(listActivity, { subject: 'settings' }, admin.token));
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({
    kind: 'changeLegal',
    before: { responsible: '', terms_en: '', contact_changed: false },
    after: { responsible: 'María Ruiz', terms_en: 'One.', contact_changed: true },
  });
  expect(JSON.stringify(results)).not.toContain('0101');
});

test('is not written over what another Admin has written meanwhile (LEGAL-2, CALL-14)', async () => {
  const { updated_at } = await written();
  good(await change({ responsible: 'María Ruiz' }));
  expect(await app.call(updateLegal, { responsible: 'Beto', updated_at }, admin.token)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', facts: { responsible: 'María Ruiz' } },
  });
});

test('is bounded, plain text that Admins alone write (LEGAL-2, LEGAL-3)', async () => {
  const long = 'a'.repeat(MAX_LENGTH.legalText + 1);
  expect(await app.callWrongly(updateLegal, { privacy_en: long }, admin.token)).toMatchObject({
    status: 400,
    body: { errors: { privacy_en: [expect.any(String)] } },
  });
  const { token } = await aCustomer(app);
  expect((await app.call(updateLegal, { responsible: 'Me' }, token)).status).toBe(403);
  expect((await app.call(getLegal, {}, token)).status).toBe(403);
  expect((await app.callWrongly(getLegalText, { page: 'cookies', language: 'en' })).status).toBe(400);
});

test('until somebody is named the status of the site says so (LEGAL-4, SYSTEM-1)', async () => {
  const named = async () => good(await app.call(getSystemStatus, {}, admin.token)).has_responsible;
  expect(await named()).toBe(false);
  good(await change({ responsible: 'María Ruiz' }));
  expect(await named()).toBe(true);
});
