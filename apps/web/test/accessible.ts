import axe from 'axe-core';
import { expect } from 'vitest';

/** Nothing is found by axe that can be judged without a layout; colours and sizes are looked at in a browser. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // What passes is not told of, which takes half of the time.
    resultTypes: ['violations'],
    selectors: false,
    // A part stands alone here, without the landmarks of a page.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
