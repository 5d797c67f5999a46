import {
  type RenderedPage,
  SCRIPTS_ELEMENT,
  SERVED_DATA_ELEMENT,
  type ServedPage,
} from '@mercadito/contracts/served-page';
import { addressOf } from '../../platform/pictures/pictures.ts';
import { accentStyle } from './accent-style.ts';
import type { PageHead } from './page-head.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

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

/** The tags of a page's head: title (null: just the brand), description, link preview. */
export function headTags(
  head: PageHead,
  page: { title: string | null; brand: string; url: string; origin: string },
): string {
  const title = page.title === null ? page.brand : `${page.title} - ${page.brand}`;
  const properties = {
    'og:title': page.title ?? page.brand,
    'og:description': head.description,
    'og:site_name': page.brand,
    ...(!head.isPrivate && { 'og:url': page.url }),
    ...previewOf(head, page.origin),
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}">`,
    ...(head.isUnlisted || head.isPrivate ? ['<meta name="robots" content="noindex">'] : []),
    ...(head.isPrivate ? [] : [`<link rel="canonical" href="${escaped(page.url)}">`]),
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
  ].join('\n');
}

// `<` could end the element; the two line ends of Unicode are none to JSON, but to whatever else reads the page.
const UNSAFE_IN_PAGE = /[<\u2028\u2029]/g;
const asEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Data for the page's script, in an element that is never run; what is read from it is what was written, to the letter. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replace(UNSAFE_IN_PAGE, asEscape);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** What a page says above all else of the installation itself, and where it leads. */
export interface PageNotice {
  readonly label: string;
  readonly text: string;
  readonly way?: { readonly path: string; readonly text: string };
}

interface Parts {
  readonly language: string;
  readonly head: string;
  readonly page: ServedPage;
  readonly rendered: RenderedPage | null;
  /** The scripts come after what is rendered has been seen, instead of along with it. */
  readonly isSeenFirst: boolean;
  /** What stands above all; null on most pages. */
  readonly notice: PageNotice | null;
  /** The town's own accent (TOWN-5); '' for the look's. */
  readonly accent: string;
  /** What a page of somebody's own begins with, and the script that asks for it at once; null for any other. */
  readonly ownReads: { readonly script: string; readonly paths: readonly string[] } | null;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTICE_STYLE = 'padding:4px 12px;background:#7a1f1f;color:#fff;font:600 14px/1.4 sans-serif;text-align:center';

const WAY_STYLE =
  'padding:4px 12px;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer';

function noticeElement(notice: PageNotice | null): string {
  if (!notice) return '';
  const { label, text, way } = notice;
  // No link: the first one of a page leads to its content.
  const form =
    way &&
    `<form action="${escaped(way.path)}" style="display:inline"><button style="${WAY_STYLE}">${escaped(way.text)}</button></form>`;
  return `<aside aria-label="${escaped(label)}" style="${NOTICE_STYLE}">${[escaped(text), form ?? []].flat().join(' ')}</aside>`;
}

const CONTENT = '<div id="app"></div>';

/** Puts a page's own parts into the application's built page: what is painted first comes first. */
export function fillPage(
  html: string,
  { language, head, page, rendered, isSeenFirst, notice, accent, ownReads, scripts, styles }: Parts,
): string {
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const files = [
    ...(accent ? [accentStyle(accent)] : []),
    ...(ownReads
      ? [
          `<script async fetchpriority="high" src="${ownReads.script}" data-reads="${escaped(ownReads.paths.join(' '))}"></script>`,
        ]
      : []),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(rendered ? [rendered.head] : []),
    ...(isSeenFirst ? [] : preloads),
  ];
  const data = [
    dataElement(SERVED_DATA_ELEMENT, page),
    ...(isSeenFirst ? [dataElement(SCRIPTS_ELEMENT, scripts)] : []),
  ];
  // Functions, because a replacement text may contain "$&".
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>.*?<\/title>/s, () => [head, ...files].join('\n'))
    .replace(CONTENT, () => `${noticeElement(notice)}<div id="app">${rendered?.body ?? ''}</div>`)
    .replace('</body>', () => `${data.join('\n')}\n</body>`);
}
