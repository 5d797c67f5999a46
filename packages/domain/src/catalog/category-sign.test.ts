import { expect, test } from 'vitest';
import { categorySign } from './category-sign.ts';

const sign = (name: string, name_en = '') => categorySign({ name, name_en });

test.each([
  ['Comida preparada', 'meal'],
  ['Panadería y postres', 'bread'],
  ['Carnes y huevo', 'meat'],
  ['Lácteos', 'dairy'],
  ['De la huerta', 'orchard'],
  ['Despensa', 'pantry'],
  ['Dulces y botanas', 'sweets'],
  ['Limpieza y bebés', 'cleaning'],
  ['Ropa', 'clothing'],
  ['Calzado y sombreros', 'shoes'],
  ['Hogar', 'home'],
  ['Ferretería y construcción', 'tools'],
  ['Autos y camionetas', 'car'],
  ['Belleza', 'beauty'],
  ['Campo y animales', 'farm'],
  ['Tecnología', 'technology'],
  ['Regalos y escuela', 'gift'],
  ['Salud y belleza', 'health'],
  ['Abarrotes', 'pantry'],
  ['Servicios', 'service'],
])('%s has the sign %s', (name, expected) => {
  expect(sign(name)).toBe(expected);
});

test('a name of its own has the sign of its English name, and a basket where neither tells', () => {
  expect(sign('Trocas', 'Trucks')).toBe('car');
  expect(sign('Varios', 'Others')).toBe('basket');
  expect(sign('', '')).toBe('basket');
});
