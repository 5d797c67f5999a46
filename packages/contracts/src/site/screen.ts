import type { Gate } from '@mercadito/domain/access/gates';
import type { Circumstances, FirstRead } from './first-reads.ts';
import type { Params, Path } from './params.ts';

/** Whose screen it is: the folder below `apps/web/src/screens` that holds it, and the frame around it. */
export type Area = 'shop' | 'customer' | 'accounts' | 'driver' | 'owner' | 'admin';

/** What stands around a screen: bars, places, footer. */
export type FrameName = 'shop' | 'driver' | 'owner' | 'admin';

/** The frame of each area. */
export const FRAME_OF: Readonly<Record<Area, FrameName>> = {
  shop: 'shop',
  customer: 'shop',
  accounts: 'shop',
  driver: 'driver',
  owner: 'owner',
  admin: 'admin',
};

/** The areas of texts that any page speaks with; those that its screen shows come besides (apps/web/vite/brought-with-screens.ts). */
export const TEXTS_OF_EVERY_PAGE = ['common', 'layout'] as const;

/** The texts of problems come with the first of them, on whatever page; those of fields with the first form that is refused. */
export const TEXTS_OF_PROBLEMS = ['problems', 'fieldProblems'] as const;

/** What stands in a screen's place while its code is on the way: a list of cards, one thing with its picture, anything else. */
export type SkeletonKind = 'cards' | 'thing' | 'page';

/** What an address may carry behind its `?`. */
export type SearchKinds = Readonly<Record<string, 'text' | 'number'>>;

/** What belongs together in menus; which frame has which of them for whom, `menus.ts` says. */
export type MenuGroup = 'shopping' | 'driving' | 'dispatching' | 'owning' | 'governing';

/** The link to a screen among the places of frames; labels are texts of the layout's catalogue. */
export interface Menu {
  /** Of each group it stands in the order of the site map. */
  readonly among: readonly MenuGroup[];
  /** Its name among the icons (tabler.io/icons), `BuildingStore`. */
  readonly icon: string;
  readonly label: string;
  /** What it is called in the phone's bottom bar, and behind More there, where that differs (FRAME-3). */
  readonly barLabel?: string;
  readonly moreLabel?: string;
  /** What it is called in a frame where its label would not say enough. */
  readonly labelIn?: Readonly<Partial<Record<FrameName, string>>>;
  /** What it is shown by in a frame that shows something else by its icon. */
  readonly iconIn?: Readonly<Partial<Record<FrameName, string>>>;
}

/** What is said of a screen beside its address. */
export interface ScreenParts<P extends string> {
  readonly area: Area;
  /** The source file in the folder of its area, without `.screen.tsx`; the name of the screen unless told. */
  readonly file?: string;
  /** Asked in this order. */
  readonly gates: readonly Gate[];
  /** The address says which business the screen is about: who acts for others need not have chosen one before (GATE-5). */
  readonly namesItsBusiness?: true;
  /** The page's title: a text, filled with the address's parameters, or the `name` that the first read answers; null for the brand alone. */
  readonly title: `${string}:${string}` | { readonly nameIn: 'first read' } | null;
  readonly skeleton?: SkeletonKind;
  /** Whole: rendered with the answers of `reads`, as a visitor sees it. Frame: what stands around it, and a skeleton. */
  readonly served: 'whole' | 'frame';
  /** What it is about only the application can show: it is not kept waiting for the pictures. */
  readonly waitsForTheApplication?: true;
  /** What a whole page begins with. The first decides: where it is not found, the page is not. */
  readonly reads?: (params: Params<P>, given: Circumstances) => readonly FirstRead[];
  readonly search?: SearchKinds;
  /** It may ask the device where it is, which its person has to allow (CALL-11); no other document may. */
  readonly mayLocate?: true;
  readonly menu?: Menu;
  /** What it is called among the tabs of the top bar, which stand in the order of the site map (FRAME-4). */
  readonly tab?: string;
  /** Checked for what it weighs, as people arrive on it. */
  readonly hasBudget?: true;
}

/** A screen of the site, whichever. */
export interface Screen extends Omit<ScreenParts<string>, 'reads'> {
  readonly path: string;
  readonly reads?: (params: never, given: Circumstances) => readonly FirstRead[];
}

/** A screen at an address, to the letter: links to it are kept and sent. */
export const screen = <const P extends string, const S extends ScreenParts<P>>(
  path: Path<P>,
  parts: S,
): { readonly path: P } & S => ({ path: path as P, ...parts });
