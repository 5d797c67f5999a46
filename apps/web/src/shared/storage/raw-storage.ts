/**
 * What signing out removes (ACCOUNT-7), by where it lies. Named here, since the code that stores a
 * thing may not have come in this visit. Nobody writes some of them any more; earlier versions did.
 */
export const PERSONAL_KEYS = {
  device: [
    'userToken',
    'user',
    'cart',
    'reviews',
    'cookieDisclaimer',
    'companyCard',
    'productsDetails',
    'DriverProfile',
    'DriverCash',
    'driverRun',
    'mxn_to_usd', // sic
    'searches',
    'newProduct',
    'ordersSeen',
    'keywordTries',
  ],
  tab: ['checkout', 'address', 'deliverTo', 'actingFor'],
} as const;

/** Of those, who is signed in. */
const WHO: readonly string[] = ['userToken', 'user'];

/** `device`: every tab of this browser, until it is removed. `tab`: this tab alone, for as long as it is open. */
export type Area = 'device' | 'tab';

/** The server has neither, hence a function instead of constants. */
const open = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage);

/** What storage would not take, being full, or forbidden as in private windows, or somebody else's: it lives as long as the page. */
const untaken = new Map<string, string | null>();

interface Follower {
  readonly area: Area;
  readonly isOf: IsOf;
  readonly tell: () => void;
}
/** Whether a key is one that is followed. */
type IsOf = (key: string) => boolean;

const followers = new Set<Follower>();

const nameOf = (area: Area, key: string): string => `${area} ${key}`;

/** What the device keeps of whoever is signed in on it, but for who that is: every tab asks that. */
const OF_ITS_PERSON: ReadonlySet<string> = new Set(PERSONAL_KEYS.device.filter((key) => !WHO.includes(key)));

let isOthers = (): boolean => false;

/** Says how this tab knows that the device is somebody else's by now. */
export function askWhoseDevice(isSomebodyElses: () => boolean): void {
  isOthers = isSomebodyElses;
}

/** Whether this may not be read or written here: what is of the device's person, in a tab that is another's. */
const isClosed = (area: Area, key: string): boolean => area === 'device' && OF_ITS_PERSON.has(key) && isOthers();

/** What lies there now; null for nothing. Never throws. */
export function readRaw(area: Area, key: string): string | null {
  const kept = untaken.get(nameOf(area, key));
  if (kept !== undefined) return kept;
  if (isClosed(area, key)) return null;
  try {
    return open(area).getItem(key);
  } catch {
    return null;
  }
}

/** Whether storage has taken it. */
function isTaken(area: Area, key: string, raw: string | null): boolean {
  try {
    if (raw === null) open(area).removeItem(key);
    else open(area).setItem(key, raw);
    return true;
  } catch {
    return false;
  }
}

/** Puts it there, or takes it away with null, and tells whoever follows it. Never throws. */
export function writeRaw(area: Area, key: string, raw: string | null): void {
  const name = nameOf(area, key);
  if (isClosed(area, key) || !isTaken(area, key, raw)) untaken.set(name, raw);
  else untaken.delete(name);
  tellFollowers(area, key);
}

function tellFollowers(area: Area, key: string): void {
  for (const { tell } of [...followers].filter((each) => each.area === area && each.isOf(key))) tell();
}

/** The keys that are taken and begin so, in no order. */
export function keysOfRaw(area: Area, prefix: string): readonly string[] {
  const start = nameOf(area, prefix);
  const known = [...untaken.keys()].filter((name) => name.startsWith(start)).map((name) => name.slice(area.length + 1));
  let lying: string[] = [];
  try {
    const storage = open(area);
    lying = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    // Forbidden: there is what the page remembers.
  }
  const keys = new Set([...known, ...lying.filter((key) => key.startsWith(prefix))]);
  return [...keys].filter((key) => readRaw(area, key) !== null);
}

/** Calls back after each change by another tab of what is followed. Answers how to stop. */
export function followOthersRaw(area: Area, isOf: IsOf, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (area !== 'device' || (event.key !== null && !isOf(event.key))) return;
    // Another tab could write: what lies there counts again.
    if (event.key === null) untaken.clear();
    else if (!isClosed(area, event.key)) untaken.delete(nameOf(area, event.key));
    listener();
  };
  // Whoever ends it later may find no window any more.
  const page = window;
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}

/** Calls back after each change, by this tab too, and when a page is come back to, which has heard of nothing meanwhile. */
export function followRaw(area: Area, isOf: IsOf, listener: () => void): () => void {
  const follower: Follower = { area, isOf, tell: listener };
  followers.add(follower);
  const stopOthers = followOthersRaw(area, isOf, listener);
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('pageshow', onReturn);
    followers.delete(follower);
    stopOthers();
  };
}

/** Takes away everything of whoever was signed in. */
export function forgetPerson(area: Area): void {
  for (const key of PERSONAL_KEYS[area]) writeRaw(area, key, null);
}

/**
 * What is of the device's person is this tab's from now on: what it had to keep to itself is put there, and what somebody
 * else has left goes.
 */
export function takeDevice({ hasLeft }: { hasLeft: boolean }): void {
  for (const key of OF_ITS_PERSON) {
    const mine = untaken.get(nameOf('device', key));
    if (mine !== undefined) writeRaw('device', key, mine);
    else if (hasLeft) writeRaw('device', key, null);
    else tellFollowers('device', key);
  }
}

/** Takes away what this tab alone has of its person, on a device that is not theirs. */
export function forgetUntaken(): void {
  for (const key of OF_ITS_PERSON) {
    untaken.delete(nameOf('device', key));
    tellFollowers('device', key);
  }
}
