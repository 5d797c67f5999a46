import type { Picture } from '@mercadito/contracts/common';
import { PICTURE_SIZES, srcsetOf } from '@mercadito/contracts/picture-sizes';
import { addressOf } from '../../platform/pictures.ts';
import type { PageHead } from './page-head.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

// A row of cards on a wide screen; a phone's browser takes the small sizes.
const PRELOADED_PICTURES = 4;

function preloadOf(picture: Picture, head: PageHead): string {
  const sizes = PICTURE_SIZES[head.place];
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${srcsetOf(picture)}" imagesizes="${sizes}">`;
}

function previewOf({ preview }: PageHead, origin: string): Record<string, string> {
  const address = addressOf(preview?.picture ?? null);
  return {
    'og:type': preview?.type ?? 'website',
    ...(address && { 'og:image': `${origin}${address}` }),
    ...(preview?.price && {
      'product:price:amount': String(preview.price.amount),
      'product:price:currency': preview.price.currency,
    }),
  };
}

/** The tags of a page's head: title, description, link preview, preloads. */
export function headTags(head: PageHead, page: { brand: string; url: string; origin: string }): string {
  const title = head.title === null ? page.brand : `${head.title} - ${page.brand}`;
  const properties = {
    'og:title': head.title ?? page.brand,
    'og:description': head.description,
    'og:site_name': page.brand,
    'og:url': page.url,
    ...previewOf(head, page.origin),
  };
  const pictures = head.pictures.filter((picture) => picture !== null).slice(0, PRELOADED_PICTURES);
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    `<link rel="canonical" href="${escaped(page.url)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
    ...pictures.map((picture) => preloadOf(picture, head)),
  ].join('\n');
}

/** Data for the page's script, in an element that is never run; `<` is written so that no text can end it. */
export function bootElement(boot: unknown): string {
  const json = JSON.stringify(boot)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, ' ');
  return `<script type="application/json" id="boot">${json}</script>`;
}

interface Parts {
  readonly language: string;
  readonly head: string;
  readonly boot: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Puts a page's own parts into the application's built page. */
export function fillPage(html: string, { language, head, boot, scripts, styles }: Parts): string {
  const files = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  // Functions, because a replacement text may contain "$&".
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>.*?<\/title>/s, () => [head, ...files].join('\n'))
    .replace('</body>', () => `${boot}\n</body>`);
}
