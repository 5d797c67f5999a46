import {
  HEADER,
  type Header,
  MANIFEST,
  type Manifest,
  pictureOfPart,
  quoted,
  tableOfPart,
  UnusableCopy,
} from './copy-format.ts';

/** What a copy is, rows, pictures, what there was: in this order. */
const PLACES: readonly ((name: string) => boolean)[] = [
  (name) => name === HEADER,
  (name) => tableOfPart(name) !== undefined,
  (name) => pictureOfPart(name) !== undefined,
  (name) => name === MANIFEST,
];

/** Takes the name of the next part. @throws `UnusableCopy` where it may not come there */
type TakePlace = (name: string, header: Pick<Header, 'tables'>) => void;

/** Watches over the order of a copy's parts, each of which comes once, and rows of a table that it names. */
export function createPlaces(): TakePlace {
  const taken = new Set<string>();
  let last = 0;
  return (name, { tables }) => {
    const place = PLACES.findIndex((isThere) => isThere(name));
    if (place === -1) throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} has no place in a copy.`);
    if (taken.has(name)) throw new UnusableCopy(`The copy cannot be used: it has ${quoted(name)} twice.`);
    if (place < last) throw new UnusableCopy(`The copy cannot be used: ${quoted(name)} comes too late in it.`);
    const table = tableOfPart(name);
    if (table && !tables.some((each) => each.name === table)) {
      throw new UnusableCopy(`The copy cannot be used: it has rows of ${table}, a table that it does not name.`);
    }
    taken.add(name);
    last = place;
  };
}

interface Compared {
  readonly header: Header;
  readonly manifest: Manifest;
  readonly found: Manifest['parts'];
  readonly rows: Manifest['rows'];
}

const sums = ({ name, bytes, sha256 }: Manifest['parts'][number]): string => `${name} ${bytes} ${sha256}`;

/** @throws `UnusableCopy` where something else was found than the manifest and the first part say */
export function requireAlike({ header, manifest, found, rows }: Compared): void {
  const there = new Set(found.map(sums));
  const lost = manifest.parts.find((part) => !there.has(sums(part)));
  if (lost) throw new UnusableCopy(`The copy is not whole: ${quoted(lost.name)} is missing or another one.`);
  const named = new Set(manifest.parts.map(sums));
  const more = found.find((part) => !named.has(sums(part)));
  if (more) throw new UnusableCopy(`The copy cannot be used: ${quoted(more.name)} is not named in its manifest.`);
  for (const { name } of header.tables) {
    const count = manifest.rows[name] ?? -1;
    const has = rows[name] ?? 0;
    if (count === -1) throw new UnusableCopy(`The copy cannot be used: it does not say how many rows ${name} has.`);
    if (has !== count) throw new UnusableCopy(`The copy is not whole: ${name} has ${has} of ${count} rows.`);
  }
}
