import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Of the link that was pressed: its card's picture grows into the next page (entities/products/product-card.tsx). */
const GROWS = 'data-grows';

/** Shows the next page. The picture that was tapped grows into its place there, where the browser can and motion is wanted. */
export function showPage(show: () => void): void {
  const link = document.activeElement;
  const picture = link?.hasAttribute(GROWS) ? link.closest('li')?.querySelector('img') : null;
  if (!picture || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    startTransition(show);
    return;
  }
  picture.style.setProperty('view-transition-name', 'picture');
  document.startViewTransition(() => flushSync(show));
}
