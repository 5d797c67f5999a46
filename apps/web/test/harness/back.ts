import { act } from '@testing-library/react';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** The phone's Back where something lies over the page or is unsaved: till the page it led to has been come back from. */
export async function backIsCaught(): Promise<void> {
  await act(async () => {
    window.history.back();
    await popped();
    await popped();
  });
}
