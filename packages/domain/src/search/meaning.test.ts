import { describe, expect, it, test } from 'vitest';
import { indexKin, KIN_GROUPS, kinOf, readGroup, repositoryKin } from './kin/kin.ts';
import { meaningOf, needsSlips } from './meaning.ts';
import { readQuery } from './read-query.ts';
import { withoutJoining } from './stop-words.ts';

const CATALOGUE = `tortilla tortillero pollo martillo silla botas nuez croquetas leche deslactosada mil pan pantalla huevo huevos
  horchata sombrero gorra tres leches pizza pieza hamburguesa refresco coca cola pastel te mesa rompecabezas bote red rojo`;

const vocabulary = { words: new Set(CATALOGUE.split(/\s+/)), isPartial: false };
const meant = (text: string, completes = false) =>
  readQuery(text, repositoryKin()).map((term) =>
    Object.fromEntries(
      meaningOf(term, vocabulary, completes).ways.map(({ nearness, sets }) => [
        nearness,
        sets.map((set) => set.join(' ')).join(' + '),
      ]),
    ),
  );

describe('a word of a search means words of the catalogue (SEARCH-2)', () => {
  test.each([
    ['pollo', [{ exact: 'pollo' }]],
    ['poyo', [{ sound: 'pollo' }]],
    ['nueces', [{ sound: 'nuez' }]],
    ['huevo', [{ exact: 'huevo', sound: 'huevos' }]],
    ['marti', [{ beginning: 'martillo' }]],
    ['martilo', [{ slip: 'martillo' }]],
    ['hanburgueza', [{ sound: 'hamburguesa' }]],
    ['hambirgueza', [{ slip: 'hamburguesa' }]],
    ['izza', [{ part: 'pizza' }]],
    ['hat', [{ kin: 'gorra' }]],
    ['mil', [{ exact: 'mil' }]],
    ['3', [{ sound: 'tres' }]],
    ['asdfgh', [{}]],
    ['xyz', [{}]],
  ])('%s: %j', (text, expected) => {
    const [ways] = meant(text);
    expect(ways).toMatchObject(expected[0] ?? {});
    expect(Object.keys(ways ?? {}).length).toBeGreaterThanOrEqual(Object.keys(expected[0] ?? {}).length);
  });

  it('and nothing further where it is one itself: no beginning of another, no slip', () => {
    expect(meant('pan')[0]).not.toHaveProperty('beginning');
    expect(meant('pizza')[0]).not.toHaveProperty('slip');
    expect(meant('milk')[0]).not.toHaveProperty('slip');
  });

  it('a thing that the lists of kin know is no slip of another, though nothing is called so', () => {
    const words = { words: new Set(['pieza', 'pino', 'bota']), isPartial: false };
    const waysOf = (text: string) => readQuery(text, repositoryKin()).map((term) => meaningOf(term, words).ways);
    expect(['pizza', 'piano', 'boda'].map(waysOf)).toEqual([[[]], [[]], [[]]]);
  });

  it('the family of a word is known by how it is written, not by how it sounds', () => {
    const words = { words: new Set(['bazar', 'basura', 'plomeria']), isPartial: false };
    const kinOfAll = (text: string) =>
      readQuery(text, new Map()).flatMap((term) =>
        meaningOf(term, words)
          .ways.filter(({ nearness }) => nearness === 'kin')
          .flatMap(({ sets }) => sets.flat()),
      );
    expect(['basura', 'bazar', 'plomero'].map(kinOfAll)).toEqual([[], [], ['plomeria']]);
  });

  it('while it is typed, what begins so too', () => {
    expect(meant('pan', true)[0]).toMatchObject({ exact: 'pan', beginning: 'pantalla' });
    expect(meant('pan leche', true)[0]).not.toHaveProperty('beginning');
  });

  it('asks for slips only then', () => {
    const isAsked = (text: string) =>
      readQuery(text, repositoryKin()).map((term) => needsSlips(meaningOf(term, vocabulary)));
    expect(isAsked('pizza pozza milk')).toEqual([false, true, false]);
  });
});

describe('what a search asks for (SEARCH-3)', () => {
  const terms = (text: string) => readQuery(text, repositoryKin()).map(({ words }) => words.join(' '));
  test.each([
    ['leche deslactosada barata', ['leche deslactosada']],
    ['quiero una silla para la cocina', ['silla', 'cocina']],
    ['de la', ['de', 'la']],
    ['esmalte de uñas', ['esmalte de unas']],
    ['uñas baratas', ['unas']],
    ['ice cream chocolate', ['ice cream', 'chocolate']],
    ['alguien que arregle mi carro', ['arregle mi carro']],
    ['papel para baño barato', ['papel para bano']],
    ['head phones baratos', ['head phones']],
    ['7 up fría', ['7', 'up', 'fria']],
    ['pan pan pan', ['pan']],
    ['a1 b2 c3 d4 e5 f6 g7 h8', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']],
    ['¿¡!?', []],
  ])('%s: %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

describe('kin (SEARCH-4)', () => {
  const kin = (text: string) => kinOf(text.split(' '), repositoryKin()).map((phrase) => phrase.join(' '));
  it('joins names of one thing, in more than 400 groups', () => {
    expect(KIN_GROUPS.length).toBeGreaterThan(400);
    expect(kin('milk')).toContain('leche');
    expect(kin('concha')).toContain('pan dulce');
    expect(kin('auriculares')).toContain('audifonos');
    expect(kin('jitomates')).toContain('tomate');
  });

  test.each([
    ['pie', 'pay'],
    ['red', 'rojo'],
    ['tuna', 'atun'],
    ['oil', 'aceite'],
  ])('%s leads to %s, which does not lead back', (word, name) => {
    expect(kin(word)).toContain(name);
    expect(kin(name)).not.toContain(word);
  });

  it('leaves words alone that look like those of the other language', () => {
    expect(kin('pan')).not.toContain('sarten');
    expect(kin('sopa')).not.toContain('jabon');
    expect(kin('once')).toEqual([]);
  });

  it('has names of one to four words, beside those that join them', () => {
    const names = KIN_GROUPS.flatMap((group) => [...group.names, ...group.leading]);
    expect(names.map((name) => withoutJoining(name).length).filter((length) => length < 1 || length > 4)).toEqual([]);
  });

  it('is read line by line', () => {
    expect(readGroup('pay, tarta < pie')).toEqual({ names: [['pay'], ['tarta']], leading: [['pie']] });
    expect(kinOf(['leches'], indexKin([readGroup('leche, milk')]))).toEqual([['leche'], ['milk']]);
  });
});
