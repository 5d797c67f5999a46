/** A link that somebody looked at, and how far below the window's upper edge it stood, in pixels. */
export interface SeenLink {
  readonly href: string;
  readonly top: number;
}

/** How far down a page was left, and which link was looked at there. */
export interface LeftPlace {
  readonly top: number;
  readonly seen?: SeenLink | undefined;
}

/** Where somebody looks: from the middle outwards, in shares of the window's height. */
const HEIGHTS = [0.5, 0.4, 0.6, 0.3, 0.7];
/** Within the first column of cards on a phone, and on a list's text. */
const ACROSS = 0.3;

const topOf = (link: Element): number => Math.round(link.getBoundingClientRect().top);

/** The link in the middle of the window, if one is there. */
export function findSeenLink(): SeenLink | undefined {
  for (const share of HEIGHTS) {
    const link = document.elementFromPoint(innerWidth * ACROSS, innerHeight * share)?.closest('main a');
    const href = link?.getAttribute('href');
    if (link && href) return { href, top: topOf(link) };
  }
  return undefined;
}

/** How often it is looked where the link is: what is scrolled to is laid out only then, and moves what follows. */
const FRAMES = 10;

/**
 * Has a link stand where it was seen, once it is there. What lies above it may be of another height since: cards that nobody has seen yet
 * are laid out only once they are near.
 */
function holdTo({ href, top }: SeenLink, signal: AbortSignal): void {
  // More than a window away it is another one: that of a row above the list, which may come first.
  const offBy = (): number | undefined =>
    [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)]
      .map((link) => topOf(link) - top)
      .filter((off) => Math.abs(off) <= innerHeight)
      .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  const hold = (frames: number): void => {
    const off = signal.aborted || frames === 0 ? undefined : offBy();
    if (off === undefined) return;
    comes.disconnect();
    if (off !== 0) scrollBy(0, off);
    requestAnimationFrame(() => hold(frames - 1));
  };
  const comes = new MutationObserver(() => hold(FRAMES));
  comes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => comes.disconnect());
  hold(FRAMES);
}

/** What somebody does who wants to be elsewhere on the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to where the page was left, once it is high enough: its list may still be on its way, and what was looked at may lie elsewhere
 * now. Called off by who moves.
 */
export function goBackTo({ top, seen }: LeftPlace, calledOff: AbortController): void {
  const { signal } = calledOff;
  if (signal.aborted) return;
  const isThere = (): boolean => {
    window.scrollTo(0, top);
    if (window.scrollY < top - 1) return false;
    if (seen) holdTo(seen, signal);
    return true;
  };
  for (const move of OWN_MOVES) window.addEventListener(move, () => calledOff.abort(), { passive: true, signal });
  if (isThere()) return;
  const growth = new ResizeObserver(() => {
    if (isThere()) growth.disconnect();
  });
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
}
