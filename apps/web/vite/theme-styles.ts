import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariables } from '../src/app/css-variables.ts';
import { theme } from '../src/app/theme.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/s;

/** What the UI library would write into every page at every start: our theme, as custom properties. */
export function themeStyles(): string {
  const provider = { theme, cssVariablesResolver: cssVariables, withGlobalClasses: false };
  const [, styles] = STYLE.exec(renderToStaticMarkup(createElement(MantineProvider, provider))) ?? [];
  if (!styles)
    throw new Error('the UI library no longer writes the theme into the page: theme-styles does not find it');
  return styles;
}
