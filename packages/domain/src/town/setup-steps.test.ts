import { describe, expect, test } from 'vitest';
import { SETUP_STEPS, type SetupFacts, setupStepsDone } from './setup-steps.ts';
import { firstTown, type Town } from './town.ts';

const UNNAMED = {
  ...{ productName: 'Galeana', brandName: 'Galeana Biz', timeZone: 'America/Chihuahua' },
  ...{ contacts: [], classifiedsUrl: '' },
};
const NOTHING = { isResponsibleNamed: false, hasCategories: false, hasShop: false };

const doneOf = (town: Partial<Town>, facts: Partial<SetupFacts> = {}) => {
  const done = setupStepsDone({ ...NOTHING, town: { ...firstTown(UNNAMED), ...town }, ...facts }, UNNAMED);
  return SETUP_STEPS.filter((step) => done[step]);
};
const other = firstTown({ ...UNNAMED, productName: 'Nombre de Dios' });

describe('the steps of a new installation (SETUP-3)', () => {
  test.each<[string, Partial<Town>, string[]]>([
    ['of which nothing was said', {}, ['places', 'zone']],
    ['of another town', other, ['zone']],
    ['of another town, called so afterwards', { productName: 'Nombre de Dios' }, ['zone']],
    ['with its own accent', { ...other, accent: '#0b6e4f' }, ['brand', 'zone']],
    ['with its own brand', { ...other, brandName: 'Plaza' }, ['brand', 'zone']],
    ['with its own places', { ...other, places: other.places.slice(1) }, ['places', 'zone']],
    ['of another state', { ...other, state: 'Durango' }, []],
    ['of another state and zone', { ...other, state: 'Durango', timeZone: 'America/Monterrey' }, ['zone']],
    [
      'with somebody to ask',
      { ...other, contacts: [{ name: 'Ana', whatsapp: '+526361234567' }] },
      ['zone', 'contacts'],
    ],
    ['with delivery days', { ...other, deliveryHours: { days: [], exceptions: [], places: [] } }, ['zone', 'hours']],
  ])('%s', (_which, town, done) => {
    expect(doneOf(town)).toEqual(done);
  });

  test('follow what else there is', () => {
    const all = { isResponsibleNamed: true, hasCategories: true, hasShop: true };
    expect(doneOf({ ...other, state: 'Durango' }, all)).toEqual(['responsible', 'categories', 'shop']);
  });
});
