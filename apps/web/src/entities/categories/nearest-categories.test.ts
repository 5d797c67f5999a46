import type { ProductCategory } from '@mercadito/contracts/categories';
import { describe, expect, test } from 'vitest';
import { nearestCategories } from './nearest-categories.tsx';

const category = (id: number, name: string, name_en: string): ProductCategory => ({
  id,
  name,
  name_en,
  sub_categories: [],
});

const categories: ProductCategory[] = [
  category(1, 'Carnes y huevo', 'Meat and eggs'),
  { ...category(2, 'Panadería y postres', 'Bakery and desserts'), sub_categories: [category(3, 'Pasteles', 'Cakes')] },
  category(4, 'Ferretería', 'Hardware'),
];

const nearest = (searched: string, howMany = 1) => nearestCategories(searched, categories, howMany).map(({ id }) => id);

describe('the categories nearest to a search', () => {
  test('forgive a slip and a missing accent', () => {
    expect(nearest('panaderia')).toEqual([2]);
    expect(nearest('fereteria')).toEqual([4]);
  });

  test('are found on the second level and in English too', () => {
    expect(nearest('pastel')).toEqual([3]);
    expect(nearest('cake')).toEqual([3]);
  });

  test('are as many as asked for, also for a search like none of them', () => {
    expect(nearest('zzz', 2)).toHaveLength(2);
  });
});
