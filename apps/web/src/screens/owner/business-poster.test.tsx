import { getCompany } from '@mercadito/contracts/companies';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aMember, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ADDRESS = '/mybusiness/poster';
const open = (company: Reply = reply(getCompany, aCompany()), language?: 'es') =>
  openScreen(ADDRESS, { as: anOwner(), replies: [company], ...(language && { language }) });

const toPage = () => `${window.location.origin}/business/2`;

/** What a phone reads in a drawing. */
async function readIn(svg: string): Promise<string> {
  const drawn = sharp(Buffer.from(svg)).resize(800).flatten({ background: 'white' }).ensureAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

/** What the browser is told to keep, by its name. */
function watchDownloads(): Map<string, string> {
  const files = new Map<string, string>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.set(this.download, this.href);
  });
  return files;
}

afterEach(() => void vi.restoreAllMocks());

describe("a business's poster", () => {
  test('has a code that a phone reads as the address of its page, which stands below in letters (SCREEN-38)', async () => {
    await open();
    const code = await screen.findByRole('img', { name: `QR code of ${toPage()}` });
    const drawing = code.outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    expect(await readIn(drawing)).toBe(toPage());
    expect(screen.getByText(`${window.location.host}/business/2`)).toBeTruthy();
    await expectAccessible();
  });

  test('names the business, and says in both languages what one does there', async () => {
    await open(reply(getCompany, aCompany()), 'es');
    const poster = await screen.findByRole('article', { name: 'Cartel' });
    expect(poster.textContent).toContain('Burritos El Güero');
    expect(poster.textContent).toContain('Pide en línea aquí');
    expect(screen.getByText('Order online here').lang).toBe('en');
  });

  test('is printed alone (SCREEN-38)', async () => {
    const onPaper: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      for (const part of document.querySelectorAll('[data-on-paper]')) onPaper.push(part.getAttribute('aria-label'));
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(onPaper).toEqual(['Poster']);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-on-paper]')).toBeNull();
    vi.unstubAllGlobals();
  });

  test('gives its code as a drawing for who prints it large', async () => {
    const files = watchDownloads();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'QR code as SVG' }));
    const [, drawing = ''] = files.get('qr-2.svg')?.split(',') ?? [];
    expect(await readIn(decodeURIComponent(drawing))).toBe(toPage());
  });

  test('gives its code as a picture for messages', async () => {
    const files = watchDownloads();
    const painted = paintedPictures();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'QR code as PNG' }));
    expect(files.get('qr-2.png')).toMatch(/^data:image\/png/);
    expect(painted.map((picture) => decodeQR(picture))).toContain(toPage());
  });

  test('that cannot be had is asked for again', async () => {
    await open(inTurn(refuse(getCompany, 500, 'internal_error'), reply(getCompany, aCompany())));
    expect(await screen.findByRole('heading', { name: 'Your business could not be loaded' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Poster' })).toBeTruthy();
  });

  test('needs a business', async () => {
    const at = await openScreen(ADDRESS, { as: aMember() });
    expect(await screen.findByText('Add your business first.')).toBeTruthy();
    expect(at.pathname).toBe('/mybusiness');
  });
});

interface Painted {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The pixels that are put on canvases, each made ten times as wide, as phones see no code of single pixels. */
function paintedPictures(): Painted[] {
  const painted: Painted[] = [];
  const context = {
    createImageData: (width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
    putImageData: (picture: Painted) => void painted.push(enlarged(picture, 10)),
    drawImage: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
  return painted;
}

function enlarged({ width, height, data }: Painted, times: number): Painted {
  const wide = { width: width * times, height: height * times };
  const pixels = new Uint8ClampedArray(wide.width * wide.height * 4);
  for (let at = 0; at < wide.width * wide.height; at++) {
    const [x, y] = [Math.floor((at % wide.width) / times), Math.floor(at / wide.width / times)];
    pixels.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), at * 4);
  }
  return { ...wide, data: pixels };
}
