import { screenAt } from '@mercadito/contracts/site/addresses';
import { FRAME_OF } from '@mercadito/contracts/site/screen';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { bringContracts } from '../shared/api/contracts.ts';
import { answerOf } from '../shared/api/served-data.ts';
import { useVisit } from '../shared/api/store-hooks.ts';
import { bringPersistently, untilOnline } from '../shared/connection/on-reconnect.ts';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { useLanguage, useTranslation } from '../shared/i18n/use-translation.ts';
import { useLocation, useSearchParams } from '../shared/navigation/router.tsx';
import { PageHead, SetTitleLeads, TitleLeads } from '../shared/ui/page-head.tsx';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';
import { bringFrame } from './frames.ts';
import { SITE_SCREENS, type SiteScreen, siteScreenAt } from './screens.ts';

const DRIVER_SCREENS = SITE_SCREENS.filter(({ area }) => area === 'driver');

/** How long the page before stays while the next one's code is on its way. */
const PATIENCE_MS = 100;

/** LOOK-2: code that has not come by then is given up. */
const GIVEN_UP_MS = 120_000;

interface LoaderOptions {
  /** Runs whenever a screen's code has come, before it is shown. */
  readonly onLoaded: () => void;
  readonly i18nStarted: Promise<void>;
  /**
   * When forms' contracts may be fetched. Zod would be more than a first page may bring to who only passes by (LOOK-16), a
   * page that leads to another included.
   */
  readonly mayBringContracts?: Promise<unknown>;
}

export interface ScreenLoader {
  /** The screen, if its code and its texts are there. */
  readonly loaded: (screen: SiteScreen) => ComponentType | undefined;
  /**
   * The screen, for the render that shows it.
   * @throws what it waits for, as Suspense takes it (`use` may not be called in one render and left out in the next), and why
   *   it cannot be had
   */
  readonly read: (screen: SiteScreen) => ComponentType;
  /** Brings the screen's code and texts and the frame around it, and asks for what its forms are checked against. */
  readonly bring: (screen: SiteScreen) => Promise<ComponentType>;
  /** When to show an address: null for at once, else when its screen has come or has kept the person waiting. */
  readonly waitFor: (pathname: string) => Promise<unknown> | null;
  /** Brings the screen of an address along, before anything is rendered. */
  readonly prepare: (pathname: string) => Promise<void>;
}

interface ScreenProps {
  loader: ScreenLoader;
  screen: SiteScreen;
}

/** Shows a screen, and a skeleton of its kind while its code is on the way (LOOK-2). */
export function Screen({ loader, screen }: ScreenProps) {
  // A boundary for each screen: of one that is there already, React would go on showing what it holds.
  return (
    <Suspense key={screen.path} fallback={<SkeletonPage kind={screen.skeleton} />}>
      <ScreenItself loader={loader} screen={screen} />
    </Suspense>
  );
}

/** Suspends until the code is there, and breaks when it cannot be had. */
function ScreenItself({ loader, screen }: ScreenProps) {
  // Not `lazy`, which would show its fallback even for code that is there.
  const Component = loader.read(screen);
  return (
    <WithTitle screen={screen}>
      <Component />
    </WithTitle>
  );
}

/** Around a screen, whose parts may say what of it is shown. */
function WithTitle({ screen, children }: { screen: SiteScreen; children: ReactNode }) {
  const [leads, setLeads] = useState<readonly string[]>([]);
  return (
    <SetTitleLeads value={setLeads}>
      <TitleLeads value={leads}>
        <ScreenTitle screen={screen} />
      </TitleLeads>
      {children}
    </SetTitleLeads>
  );
}

/** What was asked for, unless it takes too long. */
function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Nothing has come in ${milliseconds} ms`)), milliseconds);
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer));
}

/** Brings screens when they are first wanted: code and texts together, so that they appear complete. */
export function createScreenLoader({
  onLoaded,
  i18nStarted,
  mayBringContracts = Promise.resolve(),
}: LoaderOptions): ScreenLoader {
  const loaded = new Map<SiteScreen['load'], ComponentType>();
  const loading = new Map<SiteScreen['load'], Promise<ComponentType>>();
  const lost = new Map<SiteScreen['load'], unknown>();

  const load = async (screen: SiteScreen): Promise<ComponentType> => {
    // Not waited for: a form stands without, and asks again (`useContractForm`).
    const ask = () => screen.contracts.forEach((file) => void bringContracts(file).catch(() => undefined));
    if (screen.contracts.length > 0) void mayBringContracts.then(ask);
    const texts = () => i18nStarted.then(() => loadTexts(screen.texts));
    const codeAndTexts = bringPersistently(() =>
      Promise.all([screen.load(), texts(), bringFrame(FRAME_OF[screen.area])]),
    );
    // Without the first texts nothing is shown, and nobody told that this is given up.
    const givenUp = i18nStarted.then(() => within(GIVEN_UP_MS, codeAndTexts));
    const [{ Component }] = await Promise.race([codeAndTexts, givenUp]);
    onLoaded();
    loaded.set(screen.load, Component);
    // Drivers lose the line on the way, and what they do next is often on another screen.
    if (screen.area === 'driver') for (const other of DRIVER_SCREENS) bring(other).catch(() => undefined);
    return Component;
  };
  const bring = (screen: SiteScreen): Promise<ComponentType> => {
    const known = loading.get(screen.load);
    if (known) return known;
    const underWay = load(screen);
    loading.set(screen.load, underWay);
    // Asked for again when the connection is back, or by the error page's Retry, which starts over.
    underWay.catch(async (reason: unknown) => {
      lost.set(screen.load, reason);
      await untilOnline();
      loading.delete(screen.load);
      lost.delete(screen.load);
    });
    return underWay;
  };
  const read = (screen: SiteScreen): ComponentType => {
    const there = loaded.get(screen.load);
    if (there) return there;
    if (lost.has(screen.load)) throw lost.get(screen.load);
    throw bring(screen);
  };

  return {
    loaded: (screen) => loaded.get(screen.load),
    read,
    bring: (screen) => bring(screen),
    waitFor: (pathname) => {
      const screen = siteScreenAt(pathname);
      if (loaded.has(screen.load)) return null;
      // Who follows a link asks anew, whatever came of an earlier try.
      if (lost.delete(screen.load)) loading.delete(screen.load);
      // That it cannot be had is told in its place.
      return within(PATIENCE_MS, bring(screen)).catch(() => undefined);
    },
    prepare: async (pathname) => {
      // What cannot be loaded is told by the error page, in its place.
      await bring(siteScreenAt(pathname)).catch(() => undefined);
    },
  };
}

/** The title that the site map gives a screen, the same as the server's. */
function ScreenTitle({ screen }: { screen: SiteScreen }) {
  const { t } = useTranslation();
  const { params } = screenAt(useLocation().pathname);
  if (typeof screen.title === 'string') return <PageHead title={t(screen.title, params)} />;
  return <NameInFirstRead screen={screen} params={params} />;
}

interface NameProps {
  screen: SiteScreen;
  params: Readonly<Record<string, string | number>>;
}

/** What a screen of one thing is about says its name; until it has come, and where it is absent, others say what this is. */
function NameInFirstRead({ screen, params }: NameProps) {
  const { randomOrder } = useVisit();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [first] = screen.reads?.(params as never, { search, randomOrder, language }) ?? [];
  const name = useSelector((state) => first && (answerOf(first, state) as { name?: string } | undefined)?.name);
  return name === undefined ? null : <PageHead title={name} />;
}
