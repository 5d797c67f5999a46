import { describe, expect, test } from 'vitest';
import { readChoices } from './choices-text.ts';

const written = (text: string) => readChoices(text).choices.map(({ name, price }) => `${name}=${price}`);
const problem = (text: string) => readChoices(text).problem;

describe('choices written in one field (OPTION-10)', () => {
  test.each([
    ['', []],
    [' , ;\n', []],
    ['Chico', ['Chico=0']],
    ['Chico, Mediano +5, Grande +10', ['Chico=0', 'Mediano=5', 'Grande=10']],
    ['Chico,Mediano+5,Grande+10', ['Chico=0', 'Mediano=5', 'Grande=10']],
    ['Chico; Mediano +5\nGrande +10\n', ['Chico=0', 'Mediano=5', 'Grande=10']],
    ['Chico, Grande + $10.50,', ['Chico=0', 'Grande=10.50']],
    ['Mediano +5,50, Grande +1,500', ['Mediano=5.50', 'Grande=1500']],
    ['Mediano +5,Grande +10', ['Mediano=5', 'Grande=10']],
    ['Grande +10 MXN, Doble + 12 USD', ['Grande=10', 'Doble=12']],
    ['Extra queso + tocino, Sin cebolla', ['Extra queso + tocino=0', 'Sin cebolla=0']],
    ['Queso + tocino +15', ['Queso + tocino=15']],
    ['6 piezas, 12 piezas +40', ['6 piezas=0', '12 piezas=40']],
    ['25,26,27', ['25=0', '26=0', '27=0']],
    ['Talla 28-30, Coca 600 ml', ['Talla 28-30=0', 'Coca 600 ml=0']],
    ['Grande +0', ['Grande=0']],
  ])('%j reads %j', (text, expected) => {
    expect(problem(text)).toBeNull();
    expect(written(text)).toEqual(expected);
  });

  test.each([
    ['Chico, Grande $10', { code: 'amount', piece: 'Grande $10' }],
    ['Chico -5', { code: 'amount', piece: 'Chico -5' }],
    ['Chico +5x', { code: 'amount', piece: 'Chico +5x' }],
    ['Chico +5,5', { code: 'amount', piece: 'Chico +5,5' }],
    ['Chico +5,2 piezas +10', { code: 'amount', piece: 'Chico +5,2 piezas +10' }],
    ['Chico +12345678', { code: 'amount', piece: 'Chico +12345678' }],
    ['Chico, +5', { code: 'unnamed', piece: '+5' }],
    ['Chico, CHICO +5', { code: 'twice', piece: 'CHICO +5' }],
    ['x'.repeat(61), { code: 'long', piece: 'x'.repeat(61) }],
    [Array.from({ length: 101 }, (_, at) => `n${at}`).join(', '), { code: 'many', piece: 'n100' }],
  ])('%j is not read: %j', (text, expected) => {
    expect(readChoices(text)).toEqual({ choices: [], problem: expected });
  });

  test('a long text of digits and signs is read at once', () => {
    const text = '+1,234'.repeat(5_000);
    const began = performance.now();
    readChoices(text);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
