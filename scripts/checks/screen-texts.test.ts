import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findScreenTexts } from './screen-texts.ts';

function check(markup: string): Promise<string[]> {
  return inTree({ 'apps/web/src/screens/shop/home.screen.tsx': `export const home = ${markup};` }, findScreenTexts);
}

test.each([
  '<p>Hello</p>',
  "<p>{'Hello'}</p>",
  "<p>{isOpen ? 'Open' : t('closed')}</p>",
  "<p>{name ?? 'Nobody'}</p>",
  "<p>{phase === 'lost' && 'Lost'}</p>",
  `<p>{\`\${count} items\`}</p>`,
  '<img alt="A shop" />',
  "<input placeholder={'Search'} />",
  '<button aria-label={isOpen ? "Close" : undefined} />',
  '<Field label={<b>Name</b>} />',
])('%s is told', async (markup) => {
  expect(await check(markup)).toHaveLength(1);
});

test.each([
  '<p>{t("cart.title")}</p>',
  '<p className="wide" role="status">· {count} × 2</p>',
  '<img alt="" src="/logo.svg" />',
  "<p>{phase === 'lost' && t('lost')}</p>",
  `<p>{\`\${hours}:\${minutes}\`}</p>`,
  '<Link to="/cart" title={t("cart.title")} />',
])('%s passes', async (markup) => {
  expect(await check(markup)).toEqual([]);
});
