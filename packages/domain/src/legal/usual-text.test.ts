import { expect, test } from 'vitest';
import { MAX_LENGTH } from '../input-limits.ts';
import { LANGUAGES } from '../language.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { textBlocks } from './text-blocks.ts';
import { usualText } from './usual-text.ts';

const SITE = { brand: 'Plaza Galeana', town: 'Galeana' };
const NOBODY = { ...SITE, responsible: '', contact: '' };
const every = LEGAL_PAGES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

test.each(every)('the usual text of %s in %s is whole, and names the site (LEGAL-1)', (page, language) => {
  const text = usualText(page, language, NOBODY);
  expect(text).toContain('Plaza Galeana');
  expect(textBlocks(text).filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(5);
  expect(text.length).toBeLessThan(MAX_LENGTH.legalText - 1_000);
});

test.each(every)('the usual text of %s in %s names who answers and how to reach them (LEGAL-1)', (page, language) => {
  const text = usualText(page, language, { ...SITE, responsible: ' María Ruiz ', contact: 'Hidalgo 12 ' });
  expect(text).toContain('María Ruiz');
  expect(text).toContain('Hidalgo 12');
  expect(usualText(page, language, { ...SITE, responsible: ' ', contact: '\n' })).toBe(
    usualText(page, language, NOBODY),
  );
});

test('the usual notice says for how long copies have what was deleted, and that orders stay without a name (PRIVACY-6, BACKUP-6)', () => {
  expect(usualText('privacy', 'es', NOBODY)).toMatch(/pedidos quedan .* sin tu nombre.* respaldos .* menos de un año/);
  expect(usualText('privacy', 'en', NOBODY)).toMatch(/orders stay .* without your name.* copies .* within a year/);
});
