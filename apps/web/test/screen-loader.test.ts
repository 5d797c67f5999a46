import { CONTRACTS } from '@mercadito/contracts/contract-files';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createScreenLoader } from '../src/app/screen-loader.tsx';
import { SITE_SCREENS, type SiteScreen } from '../src/app/screens.ts';

const Screen = () => null;

vi.mock(import('../src/app/screens.ts'), () => {
  const load = () => async () => ({ Component: Screen });
  const rest = { texts: [], gates: [], title: 'common:retry', served: 'frame' } as const;
  const screen = (path: string, area: SiteScreen['area']): SiteScreen => ({
    ...rest,
    get contracts() {
      return [];
    },
    name: 'home',
    path,
    area,
    load: load(),
  });
  const screens = [
    screen('/', 'shop'),
    screen('/cart', 'shop'),
    screen('/driver', 'driver'),
    screen('/list', 'driver'),
  ];
  return {
    SITE_SCREENS: screens,
    siteScreenAt: (pathname) => screens.find(({ path }) => path === pathname) as SiteScreen,
  };
});

const whatIsThereAfter = async (path: string) => {
  const loader = createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() });
  await loader.prepare(path);
  await new Promise((resolve) => setTimeout(resolve));
  return SITE_SCREENS.filter((screen) => loader.loaded(screen)).map((screen) => screen.path);
};

test('with one screen of a driver come the others, for the way without a connection', async () => {
  expect(await whatIsThereAfter('/driver')).toEqual(['/driver', '/list']);
});

test('any other screen comes alone', async () => {
  expect(await whatIsThereAfter('/cart')).toEqual(['/cart']);
});

describe('what a screen’s forms are checked against', () => {
  const open = (mayBringContracts = Promise.resolve()) => {
    const [home] = SITE_SCREENS;
    if (!home) throw new Error('There are no screens');
    vi.spyOn(home, 'contracts', 'get').mockReturnValue(['services']);
    const asked = vi.spyOn(CONTRACTS, 'services').mockReturnValue(new Promise(() => undefined));
    const i18nStarted = Promise.resolve();
    return { home, asked, loader: createScreenLoader({ onLoaded: () => undefined, i18nStarted, mayBringContracts }) };
  };
  afterEach(() => void vi.restoreAllMocks());

  test('is asked for beside its code, and not waited for', async () => {
    const { home, asked, loader } = open();
    expect(await loader.bring(home)).toBe(Screen);
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each(['the first page', 'a page that leads on'])(
    'is not asked for on %s before somebody uses it (LOOK-16)',
    async (which) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { home, asked, loader } = open(promise);
      await (which === 'the first page' ? loader.prepare('/') : loader.bring(home));
      expect(asked).not.toHaveBeenCalled();
      resolve();
      await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    },
  );
});

describe('a screen whose code was lost', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const bringAfter = (losses: number) => {
    const [home] = SITE_SCREENS;
    if (!home) throw new Error('There are no screens');
    const load = vi.spyOn(home, 'load');
    for (let loss = 0; loss < losses; loss += 1) load.mockRejectedValueOnce(lost);
    return createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() }).bring(home);
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([1, 2])('%d times although there is a connection is asked for again', async (losses) => {
    const brought = bringAfter(losses);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await brought).toBe(Screen);
  });

  test('a third time is given up', async () => {
    const outcome = expect(bringAfter(3)).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
  });

  test('before anybody followed a link to it is asked for again by who does', async () => {
    const [home] = SITE_SCREENS;
    if (!home) throw new Error('There are no screens');
    const load = vi.spyOn(home, 'load').mockRejectedValue(lost);
    const loader = createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() });
    const touched = expect(loader.bring(home)).rejects.toBe(lost);
    await vi.advanceTimersByTimeAsync(1000);
    await touched;
    load.mockRestore();
    await loader.waitFor('/');
    expect(loader.loaded(home)).toBe(Screen);
  });

  test('for want of a connection waits for it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(bringAfter(1)).rejects.toBe(lost);
  });
});

describe('a screen whose code is on its way', () => {
  /** A screen's code that comes when the test says so. */
  const held = () => {
    const [home] = SITE_SCREENS;
    if (!home) throw new Error('There are no screens');
    const code = Promise.withResolvers<{ Component: typeof Screen }>();
    vi.spyOn(home, 'load').mockReturnValueOnce(code.promise);
    const loader = createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() });
    return { home, loader, come: () => code.resolve({ Component: Screen }) };
  };
  const outcomeOf = (promise: Promise<unknown> | null) => {
    const outcome = vi.fn();
    promise?.then(
      () => outcome('shown'),
      () => outcome('given up'),
    );
    return outcome;
  };

  afterEach(() => void vi.useRealTimers());

  test('leaves the page before in its place for a tenth of a second (LOOK-2)', async () => {
    vi.useFakeTimers();
    const { loader } = held();
    const shown = outcomeOf(loader.waitFor('/'));
    await vi.advanceTimersByTimeAsync(99);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledWith('shown');
  });

  test('is shown as soon as it has come, and from then on at once', async () => {
    vi.useFakeTimers();
    const { loader, come } = held();
    const shown = outcomeOf(loader.waitFor('/'));
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalledWith('shown');
    expect(loader.waitFor('/')).toBeNull();
  });

  test('is given up after two minutes (FRAME-10)', async () => {
    vi.useFakeTimers();
    const { home, loader } = held();
    const shown = outcomeOf(loader.bring(home));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledWith('given up');
  });
});
