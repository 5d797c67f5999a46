import { crc32 } from 'node:zlib';

// A decoder reads everything a file holds before it draws: text that unpacks to gigabytes, a hundred thousand frames, a scan
// for every bit of a picture. So it only sees the parts that draw the one picture, each as often as an honest file has it.

/** No honest file has more of these, in bytes: the orientation is in its first hundred. */
const LARGEST_EXIF = 64 * 1024;
/** Cameras and their tools write ten at most. Each makes the decoder walk over the whole picture. */
const MOST_JPEG_SCANS = 64;
/** A colour profile larger than 64 KB comes in several; the largest that printers use take 40. */
const MOST_PROFILE_PARTS = 48;

/** From where to where, in bytes, the end not included. */
type Range = readonly [from: number, to: number];

const broken = (what: string): Error => new Error(`The picture is broken: ${what}`);

/**
 * What of an uploaded file draws its picture, as a file of the same kind: everything else is left out before any decoder
 * sees it. PNG, JPEG and WebP; of an animation the first frame.
 * @throws when it is none of these, ends too soon, or has more parts than any honest file
 */
export function drawingPartsOf(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return drawingPartsOfPng(bytes);
  if (bytes.length > 2 && bytes.readUInt16BE(0) === START_OF_IMAGE) return drawingPartsOfJpeg(bytes);
  if (nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WEBP') return drawingPartsOfWebp(bytes);
  throw new Error('Not a picture');
}

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** Those ranges of a file one after the other. Neighbours are taken as one: there may be hundreds of thousands. */
function join(bytes: Buffer, ranges: readonly Range[]): Buffer {
  const merged: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last?.[1] === from) last[1] = to;
    else merged.push([from, to]);
  }
  return Buffer.concat(merged.map(([from, to]) => bytes.subarray(from, to)));
}

/** Counts by name; true while there are no more of a name than that. */
function createTally() {
  const counts = new Map<string, number>();
  return (name: string, most: number): boolean => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= most;
  };
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** How often the decoder sees each; the picture itself comes in any number of IDAT. */
const PNG_PARTS = new Map(
  ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'eXIf', 'IEND'].map((name) => [name, 1]),
).set('IDAT', Number.POSITIVE_INFINITY);

/** A PNG is a signature and chunks: length, name, data, checksum of name and data. */
function drawingPartsOfPng(bytes: Buffer): Buffer {
  const kept: Range[] = [[0, PNG_SIGNATURE.length]];
  const isWanted = createTally();
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken('a chunk goes beyond the end');
    const name = nameAt(bytes, at + 4);
    const isTooLarge = name === 'eXIf' && length > LARGEST_EXIF;
    if (isWanted(name, PNG_PARTS.get(name) ?? 0) && !isTooLarge) {
      if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw broken('a checksum is wrong');
      kept.push([at, end]);
    }
    if (name === 'IEND') return join(bytes, kept);
    at = end;
  }
  throw broken('it ends too soon');
}

const START_OF_IMAGE = 0xffd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const isApplicationData = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** Markers inside of a scan: a stuffed zero, and the points to restart from. */
const isInsideScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** What applications may add and the decoder needs, by marker and first letters. */
const JPEG_APPLICATION_PARTS = [
  { marker: 0xe0, letters: 'JFIF\0', most: 1 },
  { marker: 0xe1, letters: 'Exif\0', most: 1 },
  { marker: 0xe2, letters: 'ICC_PROFILE\0', most: MOST_PROFILE_PARTS },
  { marker: 0xee, letters: 'Adobe', most: 1 },
];

/** A JPEG is segments, 0xFF and a marker and a length, and after the start of a scan its data until the next marker. */
function drawingPartsOfJpeg(bytes: Buffer): Buffer {
  const kept: Range[] = [[0, 2]];
  const isWanted = createTally();
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE; ) {
    if (bytes[at] !== 0xff) throw broken('a marker is missing');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return join(bytes, [...kept, [at, at + 2]]);
    const data = at + 4;
    const length = bytes.readUInt16BE(at + 2);
    const end = marker === START_OF_SCAN ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (length < 2 || end > bytes.length) throw broken('a segment goes beyond the end');
    if (marker === START_OF_SCAN && !isWanted('scan', MOST_JPEG_SCANS)) throw broken('it has too many scans');
    const part = JPEG_APPLICATION_PARTS.find(
      (each) => each.marker === marker && bytes.toString('latin1', data, data + each.letters.length) === each.letters,
    );
    const isExtra = isApplicationData(marker) || marker === COMMENT;
    if (!isExtra || (part && isWanted(part.letters, part.most))) kept.push([at, end]);
    at = end;
  }
  throw broken('it ends too soon');
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && !isInsideScan(bytes[at + 1] ?? 0)) return at;
  }
  throw broken('it ends too soon');
}

/** Those of a WebP, and those of one frame of an animation. */
const WEBP_PARTS = ['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF'];

/** A WebP is a RIFF: its length, and chunks of a name, a length and data filled up to an even length. */
function drawingPartsOfWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw broken('it ends too soon');
  const kept: Range[] = [[0, 12]];
  const isWanted = createTally();
  for (let at = 12; at + 8 <= end; ) {
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) throw broken('a chunk goes beyond the end');
    const name = nameAt(bytes, at);
    const isTooLarge = name === 'EXIF' && length > LARGEST_EXIF;
    if (WEBP_PARTS.includes(name) && isWanted(name, 1) && !isTooLarge) kept.push([at, next]);
    at = next;
  }
  const drawing = join(bytes, kept);
  drawing.writeUInt32LE(drawing.length - 8, 4);
  return drawing;
}
