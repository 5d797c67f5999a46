import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  blank,
  jpegSegment,
  jpegWithManyScans,
  PNG_DATA,
  PNG_END,
  PNG_SIGNATURE,
  png,
  pngChunk,
  pngWithMuchText,
  repeated,
  SIDE,
  webp,
  webpChunk,
  webpData,
  webpHeader,
  webpWithFrames,
} from '../../../test/picture-files.ts';
import { drawingPartsOf } from './picture-parts.ts';

/** What a decoder that overlooks nothing finds. */
const drawn = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes, { failOn: 'warning' }).metadata();
  await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  return [format, width, height];
};

describe('of a PNG', () => {
  test('the text that unpacks to gigabytes is gone, and the picture is the same (PICTURE-2)', async () => {
    const parts = drawingPartsOf(pngWithMuchText());
    expect(parts).toEqual(png(PNG_DATA, PNG_END));
    expect(await drawn(parts)).toEqual(['png', SIDE, SIDE]);
  });

  test('stays what says how its colours are meant, each once, and what way is up', () => {
    const kept = ['gAMA', 'cHRM', 'sRGB', 'sBIT', 'PLTE', 'tRNS'].map((name) => pngChunk(name, 'x'));
    const exif = pngChunk('eXIf', 'x');
    const gone = ['iCCP', 'tIME', 'fdAT', 'fcTL', 'what'].map((name) => pngChunk(name, 'x'));
    expect(drawingPartsOf(png(...kept, ...gone, ...kept, PNG_DATA, PNG_DATA, exif, exif, PNG_END))).toEqual(
      png(...kept, PNG_DATA, PNG_DATA, exif, PNG_END),
    );
  });

  test('goes what is too much to say what way is up, and what follows the end', () => {
    const tooMuch = pngChunk('eXIf', 'x'.repeat(70_000));
    expect(drawingPartsOf(Buffer.concat([png(tooMuch, PNG_DATA, PNG_END), tooMuch]))).toEqual(png(PNG_DATA, PNG_END));
  });

  const wrong = Buffer.from(PNG_DATA);
  wrong.writeUInt32BE(1, wrong.length - 4);
  const endless = Buffer.from(PNG_DATA);
  endless.writeUInt32BE(0xffff_ffff, 0);
  test.each([
    ['nothing but the signature', PNG_SIGNATURE],
    ['no end', png(PNG_DATA)],
    ['half a chunk', png(PNG_DATA, PNG_END).subarray(0, -15)],
    ['a length beyond the end', png(endless, PNG_END)],
    ['a checksum that is nonsense', png(wrong, PNG_END)],
  ])('with %s nothing stays', (_case, bytes) => {
    expect(() => drawingPartsOf(bytes)).toThrow('The picture is broken');
  });
});

describe('of a JPEG', () => {
  const EXIF = jpegSegment(0xe1, 'Exif\0\0x');
  const behindStart = (photo: Buffer, ...segments: Buffer[]) =>
    Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2)]);
  const beforeEnd = (photo: Buffer, ...segments: Buffer[]) =>
    Buffer.concat([photo.subarray(0, -2), ...segments, photo.subarray(-2)]);

  test.each([true, false])('stay the orientation, the colours and every scan; progressive: %s', async (progressive) => {
    const oriented = blank().withMetadata({ orientation: 6 }).withIccProfile('p3');
    const photo = await oriented.jpeg({ progressive }).toBuffer();
    expect(drawingPartsOf(photo)).toEqual(photo);
  });

  test('go remarks, what applications say that draws nothing, and what they say twice', async () => {
    const photo = await blank().jpeg().toBuffer();
    const gone = [
      jpegSegment(0xfe, 'remark'),
      jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/'),
      jpegSegment(0xed, 'Photoshop'),
    ];
    expect(drawingPartsOf(behindStart(photo, EXIF, ...gone, EXIF, EXIF))).toEqual(behindStart(photo, EXIF));
  });

  test('goes what follows the end, and what fills up before a marker does no harm', async () => {
    const photo = await blank().jpeg().toBuffer();
    const filled = Buffer.concat([beforeEnd(photo, Buffer.from([0xff, 0xff])), EXIF]);
    expect(await drawn(drawingPartsOf(filled))).toEqual(['jpeg', SIDE, SIDE]);
  });

  test('with more scans than an honest file has nothing stays', () => {
    expect(() => drawingPartsOf(jpegWithManyScans())).toThrow('too many scans');
  });

  test.each([
    ['no end', (photo: Buffer) => photo.subarray(0, -2)],
    ['its first half', (photo: Buffer) => photo.subarray(0, photo.length / 2)],
    ['only a start', (photo: Buffer) => photo.subarray(0, 3)],
    ['something else than a marker', (photo: Buffer) => behindStart(photo, Buffer.from('zeros'))],
    ['a length of nothing', (photo: Buffer) => behindStart(photo, Buffer.from([0xff, 0xe1, 0, 0]))],
    ['a length beyond the end', (photo: Buffer) => beforeEnd(photo, Buffer.from([0xff, 0xe1, 9, 9]))],
  ])('with %s nothing stays', async (_case, broken) => {
    const photo = await blank().jpeg().toBuffer();
    expect(() => drawingPartsOf(broken(photo))).toThrow('The picture is broken');
  });
});

describe('of a WebP', () => {
  const WITH_XMP = 0x04;

  test('stays one of a hundred thousand frames', async () => {
    const parts = drawingPartsOf(await webpWithFrames(100_000));
    expect(parts).toEqual(await webpWithFrames(1));
    expect(await drawn(parts)).toEqual(['webp', SIDE, SIDE]);
  });

  test('go its words and what nobody knows, and the picture is the same', async () => {
    const picture = [webpHeader(WITH_XMP), await webpData()];
    const parts = drawingPartsOf(webp(...picture, webpChunk('XMP ', 'words'), ...repeated(9, webpChunk('what', 'x'))));
    expect(parts).toEqual(webp(...picture));
    expect(await drawn(parts)).toEqual(['webp', SIDE, SIDE]);
  });

  test('stay the orientation and the colours', async () => {
    const photo = await blank().withMetadata({ orientation: 6 }).withIccProfile('p3').webp().toBuffer();
    expect(drawingPartsOf(photo)).toEqual(photo);
  });

  test('with its first half, or a length beyond the end, nothing stays', async () => {
    const photo = webp(await webpData());
    const beyond = webp(await webpData(), Buffer.from('EXIF\xff\xff\xff\x7f', 'latin1'));
    for (const broken of [photo.subarray(0, photo.length / 2), beyond]) {
      expect(() => drawingPartsOf(broken)).toThrow('The picture is broken');
    }
  });
});

test.each(['', 'R', 'RIFF', 'RIFF\0\0\0\0AVI ', 'GIF89a', '<svg/>'])('of anything else nothing stays: %j', (text) => {
  expect(() => drawingPartsOf(Buffer.from(text))).toThrow('Not a picture');
});
