import { expect, test } from 'vitest';
import { type KinIndex, repositoryKin } from './kin/kin.ts';
import { kinWith } from './kin/own-kin.ts';
import { categoryNamer } from './names-category.ts';

const AUDIO = { name: 'Audífonos y bocinas', name_en: 'Headphones and speakers' };
const BREAD = { name: 'Panadería', name_en: 'Bakery' };

const namesCategory = (search: string, category: typeof AUDIO, kin: KinIndex) =>
  categoryNamer([category], kin)(search) === category;

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

test('of several categories the first that is named so (SEARCH-13)', () => {
  const nameOf = categoryNamer([BREAD, AUDIO, { name: 'Bocinas', name_en: 'Speakers' }], repositoryKin());
  expect(['bocinas', 'bocadillo', 'pan y panaderia'].map(nameOf)).toEqual([AUDIO, undefined, BREAD]);
});

test('each search is read once, however many categories there are, and each category once (SEARCH-13)', () => {
  const searches = Array.from({ length: 200 }, (_, at) => `auriculares zafiro${at} rojos`);
  const counted = (many: number) => {
    let [looks, reads] = [0, 0];
    const kin: KinIndex = Object.assign(new Map(repositoryKin()), {
      get(key: string) {
        looks += 1;
        return repositoryKin().get(key);
      },
    });
    const categories = Array.from({ length: many }, (_, at) => ({
      get name() {
        reads += 1;
        return `Relojes ${at}`;
      },
      name_en: 'Watches',
    }));
    const nameOf = categoryNamer(categories, kin);
    for (const search of searches) expect(nameOf(search)).toBeUndefined();
    return { looks, reads };
  };
  const [few, many] = [counted(1), counted(84)];
  expect(many).toEqual({ looks: few.looks, reads: 84 });
});
