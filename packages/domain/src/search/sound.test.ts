import { describe, expect, test } from 'vitest';
import { soundOf } from './sound.ts';

describe('words sound alike (SEARCH-1)', () => {
  test.each([
    ['tortiya', 'tortilla'],
    ['poyo', 'pollo'],
    ['poyos', 'pollo'],
    ['martiyo', 'martillo'],
    ['siya', 'sillas'],
    ['votas', 'botas'],
    ['baca', 'vaca'],
    ['nueces', 'nuez'],
    ['arroces', 'arroz'],
    ['lapices', 'lapiz'],
    ['croketas', 'croquetas'],
    ['keso', 'queso'],
    ['kueso', 'queso'],
    ['kilo', 'quilo'],
    ['webo', 'huevo'],
    ['uevos', 'huevo'],
    ['yelo', 'hielo'],
    ['ielo', 'hielo'],
    ['zapatoz', 'zapatos'],
    ['sapato', 'zapato'],
    ['cerbesa', 'cerveza'],
    ['jenjibre', 'gengibre'],
    ['jitarra', 'jitara'],
    ['gerra', 'jera'],
    ['acsesorio', 'aksesorio'],
    ['chorisos', 'chorizo'],
    ['leches', 'leche'],
    ['panes', 'pan'],
    ['canbio', 'cambio'],
    ['piscina', 'picina'],
    ['senaoria', 'zenahoria'],
    ['luces', 'luz'],
    ['carnes', 'carne'],
    ['rallador', 'rayador'],
  ])('%s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test.each([
    ['ropa', 'rope'],
    ['sopa', 'soap'],
    ['milk', 'mil'],
    ['gato', 'jato'],
    ['guiso', 'jiso'],
    ['pan', 'pana'],
    ['te', 'tes'],
    ['boots', 'bote'],
    ['pollo', 'polo'],
    ['chile', 'cile'],
    ['res', 'resina'],
  ])('not %s and %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  test('what has a digit, or another script, sounds as itself', () => {
    expect(['3', '600ml', 'h4', 'чай'].map(soundOf)).toEqual(['3', '600ml', 'h4', 'чай']);
  });
});
