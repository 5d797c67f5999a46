import { expect, test } from 'vitest';
import { repositoryKin } from './kin/kin.ts';
import { kinWith } from './kin/own-kin.ts';
import { namesCategory } from './names-category.ts';

const AUDIO = { name: 'Audífonos y bocinas', name_en: 'Headphones and speakers' };
const BREAD = { name: 'Panadería', name_en: 'Bakery' };

test.each([
  ['audifonos rojos', 'one of its words', AUDIO],
  ['bosinas', 'a word that sounds alike', AUDIO],
  ['speaker', 'its English name', AUDIO],
  ['auriculares', 'another name of it', AUDIO],
  ['panadreia', 'a word two slips away', BREAD],
])('"%s" names a category by %s (SEARCH-13)', (search, _how, category) => {
  expect(namesCategory(search, category, repositoryKin())).toBe(true);
});

test.each([
  ['llantas', AUDIO],
  ['y', AUDIO],
  ['pala', BREAD],
  ['', BREAD],
])('"%s" names none (SEARCH-13)', (search, category) => {
  expect(namesCategory(search, category, repositoryKin())).toBe(false);
});

test('and by a name that an Admin has added (SEARCH-9)', () => {
  expect(namesCategory('birotes', BREAD, kinWith(['birote = panaderia']))).toBe(true);
});
