import { describe, expect, test } from 'vitest';
import { SOUNDS_TOLD_BY, soundOf } from './sound.ts';

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
    ['tortia', 'tortilla'],
    ['guarache', 'huarache'],
    ['guevo', 'huevo'],
    ['ahuacate', 'aguacate'],
    ['panial', 'panal'],
    ['stufa', 'estufa'],
    ['ysidro', 'isidro'],
    ['aceyte', 'aceite'],
    ['iegua', 'yegua'],
    ['acsesorio', 'accesorio'],
    ['pescaos', 'pescado'],
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
    ['llnatas', 'pinata'],
    ['snacks', 'snas'],
  ])('not %s and %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  test('what has a digit, or another script, sounds as itself', () => {
    expect(['3', '600ml', 'h4', 'чай'].map(soundOf)).toEqual(['3', '600ml', 'h4', 'чай']);
  });

  test('what they sound like is kept: who changes a rule here raises SOUNDS_TOLD_BY, and writes anew what is expected', () => {
    const words =
      'phisica psicologo estufa guante agua quinceanera chile hueco whisky excelente accion kiosko guerra gente cena zapato vaca';
    const sounds = [...words.split(' '), 'llave', 'siya', 'pescado', 'ley', 'invierno', 'carros', 'nueces'].map(
      soundOf,
    );
    expect([SOUNDS_TOLD_BY, sounds.join(' ')]).toEqual([
      2,
      'fisika sikologo stufa uant aua kinseanera Cil ueko uiski eselent asion kiosko uera jent sena sapato baka yab sia peskao lei imbierno karo nue',
    ]);
  });
});
