import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Pictures put together by hand, as no honest program writes them.

/** How wide and high they are, in px, where nothing else is said. */
export const SIDE = 8;
export const blank = () => sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#a33' } });
export const repeated = <T>(count: number, part: T): T[] => Array.from({ length: count }, () => part);

const bigEndian = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function pngChunk(name: string, data: Buffer | string = ''): Buffer {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(data)]);
  return Buffer.concat([bigEndian(named.length - 4), named, bigEndian(crc32(named))]);
}

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
export const PNG_DATA = pngChunk('IDAT', deflateSync(Buffer.alloc(SIDE * (1 + SIDE * 3))));
export const PNG_END = pngChunk('IEND');
const PNG_HEADER = pngChunk('IHDR', Buffer.concat([bigEndian(SIDE), bigEndian(SIDE), Buffer.from([8, 2, 0, 0, 0])]));

/** A PNG with these chunks behind its header. */
export const png = (...chunks: Buffer[]): Buffer => Buffer.concat([PNG_SIGNATURE, PNG_HEADER, ...chunks]);

/** A hundred chunks of text in 4.8 MB that unpack to 800. */
export function pngWithMuchText(): Buffer {
  const packed = Buffer.concat([deflateSync(Buffer.alloc(8_000_000, 'a')), Buffer.alloc(40_000)]);
  const texts = [pngChunk('zTXt', `Note\0\0`), pngChunk('iTXt', 'Note\0\x01\0\0\0')].map((empty) => {
    const name = empty.toString('latin1', 4, 8);
    return pngChunk(name, Buffer.concat([empty.subarray(8, -4), packed]));
  });
  return png(...repeated(50, texts).flat(), PNG_DATA, PNG_END);
}

export function jpegSegment(marker: number, data: Buffer | string | number[]): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const [START_OF_IMAGE, END_OF_IMAGE] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
const [QUANTITIES, PROGRESSIVE, CODES, SCAN] = [0xdb, 0xc2, 0xc4, 0xda];

/** 6000 × 4000 grey points in 220 KB, refined two thousand times: each time the decoder walks over the whole picture. */
export function jpegWithManyScans(): Buffer {
  const [width, height, blocks] = [6000, 4000, 375_000];
  const components = [1, 2, 3].flatMap((component) => [component, 0x11, 0]);
  const parts = [
    START_OF_IMAGE,
    jpegSegment(QUANTITIES, [0, ...repeated(64, 1)]),
    jpegSegment(PROGRESSIVE, [8, height >> 8, height & 255, width >> 8, width & 255, 3, ...components]),
    jpegSegment(CODES, [0x00, 1, ...repeated(15, 0), 0]),
    // Two codes, for some 2^14 and some 2^13 blocks in which nothing is.
    jpegSegment(CODES, [0x10, 1, 1, ...repeated(14, 0), 0xe0, 0xd0]),
    jpegSegment(SCAN, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc((blocks * 3) / 8),
  ];
  const most = 2 ** 15 - 1;
  const rest = (blocks % most) - 2 ** 13;
  const bits = `${repeated(Math.floor(blocks / most), `0${'1'.repeat(14)}`).join('')}10${rest.toString(2).padStart(13, '0')}`;
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)) ?? [];
  const nothing = Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [byte, 0] : [byte])));
  for (let bit = 10; bit >= 0; bit -= 1) {
    const precision = bit === 10 ? bit : ((bit + 1) << 4) | bit;
    for (let at = 0; at < 3 * 63; at += 1) {
      const frequency = 1 + (at % 63);
      parts.push(jpegSegment(SCAN, [1, 1 + Math.floor(at / 63), 0, frequency, frequency, precision]), nothing);
    }
  }
  return Buffer.concat([...parts, END_OF_IMAGE]);
}

export function webpChunk(name: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data);
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** A WebP of these chunks. */
export function webp(...chunks: Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

const WEBP_SIZE = Buffer.from([SIDE - 1, 0, 0, SIDE - 1, 0, 0]);
/** The chunk that says what else there is. */
export const webpHeader = (flags: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), WEBP_SIZE]));
const ANIMATED = 0x02;

/** The chunks of a picture alone. */
export const webpData = async (): Promise<Buffer> => (await blank().webp({ lossless: true }).toBuffer()).subarray(12);

/** An animation of so many frames. */
export async function webpWithFrames(count: number): Promise<Buffer> {
  const frame = Buffer.concat([Buffer.alloc(6), WEBP_SIZE, Buffer.from([100, 0, 0, 0]), await webpData()]);
  return webp(webpHeader(ANIMATED), webpChunk('ANIM', Buffer.alloc(6)), ...repeated(count, webpChunk('ANMF', frame)));
}
