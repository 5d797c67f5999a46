import { expect, test } from 'vitest';
import { fillPage, headTags } from './page-html.ts';

// What an owner could call their goods.
const NAME = `</title></script><script>alert(1)</script>"' onload='alert(2)' $& <!--`;
const BUILT = '<html lang="es"><head><title>x</title></head><body><div id="app"></div></body></html>';

const servedPage = () =>
  fillPage(BUILT, {
    language: 'es',
    head: headTags(
      { description: NAME },
      { title: NAME, brand: NAME, url: `https://example.org/${NAME}`, origin: 'https://example.org' },
    ),
    page: {
      visit: { randomOrder: 1, servedAt: '2026-06-10T16:00:00.000Z', savesData: false },
      calls: [{ name: 'getProduct', input: {}, data: { name: NAME } }],
      problems: [],
      isFrame: false,
    },
    rendered: null,
    isSeenFirst: false,
    notice: null,
    accent: '',
    ownReads: null,
    scripts: [],
    styles: [],
  });

test('a name that is written as HTML stays a name in the head of a page', () => {
  const [head = ''] = servedPage().split('</head>');
  expect(head).not.toContain('<script');
  expect(head.match(/<meta [^>]*content="[^"<>]*">/g)).toHaveLength(6);
});

test('a name that is written as HTML cannot end the data of a page, which holds it to the letter', () => {
  const [, body = ''] = servedPage().split('</head>');
  const [, data = ''] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(body) ?? [];
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(data).calls[0].data.name).toBe(NAME);
});
