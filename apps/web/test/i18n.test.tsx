import { spokenLanguage } from '@mercadito/contracts/languages';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorText } from '../src/shared/i18n/error-text.ts';
import {
  currentLanguage,
  loadTexts,
  rememberedLanguage,
  rememberLanguage,
  startI18n,
  switchLanguage,
  translate,
} from '../src/shared/i18n/i18n.ts';
import { LanguageProvider, useTranslation } from '../src/shared/i18n/use-translation.ts';

const catalogs = import.meta.glob<Record<string, unknown>>('../src/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The keys of a catalogue, plurals under one name: the languages have different ones. */
function keysOf(texts: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(one|many|other)$/, '')]
      : keysOf(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}

const areas = Object.keys(catalogs)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.replace('../src/locales/en/', ''));

function HomeLink() {
  const { t } = useTranslation('layout');
  return <p>{t('home')}</p>;
}

function UserNameLabel() {
  const { t } = useTranslation('accounts');
  return <p>{t('username')}</p>;
}

beforeEach(async () => {
  rememberLanguage('en');
  await startI18n();
});

describe('the texts', () => {
  test.each(areas)('%s says the same in both languages', (area) => {
    const keys = (language: string) =>
      [...new Set(keysOf(catalogs[`../src/locales/${language}/${area}`] ?? {}))].sort();
    expect(keys('es')).toEqual(keys('en'));
  });

  test('are quoted in Spanish as Mexico writes', () => {
    const spanish = Object.entries(catalogs).filter(([path]) => path.includes('/es/'));
    expect(JSON.stringify(spanish)).not.toMatch(/[«»]/);
  });

  test('have their number and their values', () => {
    const texts = { left_one: 'queda {{count}}', left_other: 'quedan {{count}} de {{name}}', deep: { end: 'fin' } };
    expect(translate(texts, 'left', { count: 1 }, 'es')).toBe('queda 1');
    expect(translate(texts, 'left', { count: 4, name: 'pan' }, 'es')).toBe('quedan 4 de pan');
    expect(translate(texts, 'deep.end', {}, 'es')).toBe('fin');
    expect(translate(texts, 'deep', {}, 'es')).toBeNull();
  });

  test('no gap is left by a value that nobody gives; null means nothing', () => {
    const texts = { greeting: 'Hola, {{name}}' };
    expect(() => translate(texts, 'greeting', {}, 'es')).toThrow('nothing fills {{name}} in greeting');
    expect(translate(texts, 'greeting', { name: null }, 'es')).toBe('Hola, ');
  });
});

describe('the language', () => {
  test.each([
    [['es-MX', 'en'], 'es'],
    [['fr-FR', 'en-US'], 'en'],
    [['fr-FR'], 'es'],
    [[], 'es'],
  ])('of a browser that prefers %j is %s', (preferred, expected) => {
    expect(spokenLanguage(preferred)).toBe(expected);
  });

  test('switches at once, on the page and for the next visit', async () => {
    render(<HomeLink />, { wrapper: LanguageProvider });
    expect(screen.getByText('Home')).toBeDefined();
    await act(() => switchLanguage('es'));
    expect(screen.getByText('Inicio')).toBeDefined();
    expect(document.documentElement.lang).toBe('es');
    expect(rememberedLanguage()).toBe('es');
    await startI18n();
    expect(currentLanguage()).toBe('es');
  });

  test('brings the texts of the areas in use along', async () => {
    await loadTexts(['accounts']);
    await switchLanguage('es');
    render(<UserNameLabel />);
    expect(screen.getByText('Usuario')).toBeDefined();
  });
});

describe('an error is told', () => {
  const refusal = (code: string) => ({ status: 409, data: { detail: 'In words.', message: 'In words.', code } });

  test.each([
    ['in our words for a code we know', refusal('invalid_credentials'), 'Invalid credentials'],
    ["in the server's words for another", refusal('never_heard_of'), 'In words.'],
    [
      'without words of its own',
      { status: 502, data: { detail: '', message: '', code: 'http_502' } },
      'An error occurred try again',
    ],
    [
      'by what the network did',
      { status: 'FETCH_ERROR', error: '' },
      'You are offline. Check your internet and try again.',
    ],
    [
      'by how long it took',
      { status: 'TIMEOUT_ERROR', error: '' },
      'This is taking too long. Check your connection and try again.',
    ],
    ['whatever it is', new Error('of ours'), 'An error occurred try again'],
  ])('%s', async (_, error, text) => {
    await loadTexts(['problems']);
    expect(errorText(error)).toBe(text);
  });
});
