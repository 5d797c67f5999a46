import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { cutTo, drawSvg } from '../../platform/pictures/draw-svg.ts';
import { fitting, line, widthOf, wrapped } from './lettering.ts';
import { INK, PAPER, papelPicado } from './papel-picado.ts';
import type { StatusFacts, StatusOffer } from './status-facts.ts';
import { type Box, boxesOf, INNER, MARGIN, photoBoxOf, STATUS_SIZE, WIDE, wordsBoxOf } from './status-layout.ts';

const { width: WIDTH, height: HEIGHT } = STATUS_SIZE;
const FOOT = { y: 1590, code: 236 };
const RADIUS = 28;

/** The picture's head: paper flags, the day, and whose goods these are. */
function head({ title, today }: StatusFacts): { svg: string; bottom: number } {
  const name = fitting(title, { width: INNER, most: 2 }, 800, [92, 80, 68, 58]);
  const first = 264 + name.size * 0.95;
  const lines = name.lines.map((text, at) =>
    line(text, WIDTH / 2, first + at * name.size * 1.02, {
      ...{ weight: 800, size: name.size, color: INK.indigo, anchor: 'middle' },
    }),
  );
  const day = line(today, WIDTH / 2, 246, { weight: 500, size: 36, color: INK.terracotta, anchor: 'middle' });
  const bottom = first + (name.lines.length - 1) * name.size * 1.02 + 34;
  return { svg: papelPicado(WIDTH, 40, 150) + day + lines.join(''), bottom };
}

/** How much less it costs, on the corner of its photo. */
function badge(discount: number, { x, y }: Box): string {
  const text = `-${discount} %`;
  const width = widthOf(text, { weight: 800, size: 36 }) + 36;
  return `<rect x="${x + 16}" y="${y + 16}" width="${width}" height="56" rx="28" fill="${INK.terracotta}"/>${line(
    text,
    x + 34,
    y + 57,
    { weight: 800, size: 36, color: INK.white },
  )}`;
}

/** How large the words of an offer are. */
const SMALL = { name: 33, price: 50, foot: 24 };
const LARGE = { name: 46, price: 76, foot: 36 };

/** The words of an offer: its name on two lines, the price, the one before, and on the town's picture who sells it. */
function words({ name, shop, price, before }: StatusOffer, { x, y, width, height }: Box, isLarge: boolean): string {
  const size = isLarge ? LARGE : SMALL;
  const step = size.name * 1.15;
  const lines = wrapped(name, { width, most: 2 }, { weight: 500, size: size.name });
  const isAlone = height > 300;
  const top = isAlone ? y + (height - lines.length * step - size.price * 1.1) / 2 : y + 8;
  const baseline = isAlone ? top + lines.length * step + size.price * 1.1 : y + height - size.foot;
  const parts = lines.map((text, at) =>
    line(text, x, top + size.name + at * step, { weight: 500, size: size.name, color: INK.text }),
  );
  parts.push(line(price, x, baseline, { weight: 800, size: size.price, color: INK.text }));
  const old = { weight: 500, size: size.price * 0.6, color: INK.quiet } as const;
  let end = x + widthOf(price, { weight: 800, size: size.price }) + 16;
  if (before !== null) {
    const long = widthOf(before, old);
    parts.push(line(before, end, baseline, old));
    parts.push(
      `<rect x="${end - 3}" y="${baseline - old.size * 0.36}" width="${long + 6}" height="4" fill="${INK.quiet}"/>`,
    );
    end += long + 16;
  }
  const room = x + width - end;
  const seller = { weight: 500, size: isLarge ? 30 : 24, color: INK.quiet } as const;
  if (shop !== null && room > Math.min(LEAST_FOR_SHOP, widthOf(shop, seller))) {
    const [shown = ''] = wrapped(shop, { width: room, most: 1 }, seller);
    parts.push(line(shown, x + width - widthOf(shown, seller), baseline - 2, seller));
  }
  return parts.join('');
}

/** In less room than that a shortened name says nothing. */
const LEAST_FOR_SHOP = 180;

/** An offer in its box; without a photo its first letter stands there. */
async function card(offer: StatusOffer, photo: Buffer | null, box: Box, at: number): Promise<string> {
  const at0 = photoBoxOf(box);
  const { x, y, width, height } = box;
  const id = `box${at}`;
  const picture = photo
    ? `<image x="${at0.x}" y="${at0.y}" width="${at0.width}" height="${at0.height}" preserveAspectRatio="none" href="data:image/jpeg;base64,${(
        await cutTo(photo, at0.width, at0.height)
      ).toString('base64')}"/>`
    : `<rect x="${at0.x}" y="${at0.y}" width="${at0.width}" height="${at0.height}" fill="#efe2cc"/>${line(
        [...offer.name][0]?.toLocaleUpperCase('es') ?? '',
        at0.x + at0.width / 2,
        at0.y + at0.height / 2 + 48,
        { weight: 800, size: 140, color: INK.terracotta, anchor: 'middle' },
      )}`;
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${RADIUS}"`;
  return `<clipPath id="${id}"><rect ${frame}/></clipPath><rect ${frame} fill="${INK.white}"/><g clip-path="url(#${id})">${picture}</g>${
    offer.discount > 0 ? badge(offer.discount, at0) : ''
  }${words(offer, wordsBoxOf(box, at0), width > WIDE)}<rect ${frame} fill="none" stroke="#eadfce" stroke-width="2"/>`;
}

/** Light squares around a code, without which phones do not find it. */
const QUIET_MODULES = 3;

function code(address: string, x: number, y: number, edge: number): string {
  const modules = generate(address, { minCorrectionLevel: correction.M });
  const scale = edge / (modules.size + 2 * QUIET_MODULES);
  const inset = QUIET_MODULES * scale;
  return `<rect x="${x}" y="${y}" width="${edge}" height="${edge}" rx="20" fill="${INK.white}"/><g transform="translate(${x + inset} ${
    y + inset
  }) scale(${scale})" shape-rendering="crispEdges"><path d="${toSvgPath(modules)}" fill="#000000"/></g>`;
}

/** How to order: the code, the address in letters, and what is promised. */
function foot({ address, scan, promise }: StatusFacts): string {
  const ground = `<rect x="0" y="${FOOT.y}" width="${WIDTH}" height="${HEIGHT - FOOT.y}" fill="${INK.indigo}"/>`;
  const left = address ? MARGIN + FOOT.code + 36 : MARGIN;
  const room = WIDTH - MARGIN - left;
  const parts = [ground];
  let y = FOOT.y + 86;
  if (address) {
    parts.push(code(address, MARGIN, FOOT.y + 40, FOOT.code));
    parts.push(line(scan, left, y, { weight: 800, size: 56, color: INK.white }));
    const shown = fitting(address.replace(/^https?:\/\/|\/$/g, ''), { width: room, most: 1 }, 500, [34, 30, 26, 22]);
    y += 50;
    parts.push(line(shown.lines[0] ?? '', left, y, { weight: 500, size: shown.size, color: '#f6d38a' }));
    y += 62;
  }
  const [cash, schedule] = promise;
  parts.push(line(cash, left, y, { weight: 800, size: 32, color: INK.white }));
  const said = fitting(schedule, { width: room, most: 3 }, 500, [28, 26, 24]);
  for (const text of said.lines) {
    y += said.size * 1.25;
    parts.push(line(text, left, y + 6, { weight: 500, size: said.size, color: '#e4def5' }));
  }
  return parts.join('');
}

/**
 * Draws the picture of a status: 1080 × 1920, a JPEG.
 * @param photos of the offers, in their order; null for none
 */
export async function drawStatusPicture(facts: StatusFacts, photos: readonly (Buffer | null)[]): Promise<Buffer> {
  const { svg, bottom } = head(facts);
  const boxes = boxesOf(facts.offers.length, bottom, FOOT.y - 32);
  const cards = await Promise.all(
    facts.offers.map((offer, at) => card(offer, photos[at] ?? null, boxes[at] as Box, at)),
  );
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${svg}${cards.join('')}${foot(facts)}</svg>`;
  return drawSvg(drawing);
}
