import { expect, test, vi } from 'vitest';
import { createScreenLoader } from '../src/app/screen-loader.tsx';
import { SCREENS, type ScreenRoute } from '../src/app/screen-table.ts';

const Screen = () => null;

vi.mock(import('../src/app/screen-table.ts'), () => {
  const screen = (path: string, area: ScreenRoute['area']) =>
    ({ path, area, texts: [], gates: [], load: async () => ({ Component: Screen }) }) satisfies ScreenRoute;
  const screens = [
    screen('/', 'shop'),
    screen('/cart', 'shop'),
    screen('/driver', 'driver'),
    screen('/list', 'driver'),
  ];
  return { SCREENS: screens, hasScreen: () => true };
});

const whatIsThereAfter = async (path: string) => {
  const loader = createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() });
  await loader.prepare(path);
  await new Promise((resolve) => setTimeout(resolve));
  return SCREENS.filter((screen) => loader.loaded(screen)).map((screen) => screen.path);
};

test('with one screen of a driver come the others, for the way without a line', async () => {
  expect(await whatIsThereAfter('/driver')).toEqual(['/driver', '/list']);
});

test('any other screen comes alone', async () => {
  expect(await whatIsThereAfter('/cart')).toEqual(['/cart']);
});
