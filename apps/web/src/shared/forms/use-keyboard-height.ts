import { useEffect } from 'react';

const HEIGHT = '--keyboard-height';

/** A browser's own bars come and go too; no keyboard is as low as they are. */
const LOWEST_KEYBOARD = 120;

/** How much of the page's lower edge the keyboard of a phone covers, px; 0 while somebody has zoomed in. */
function keyboardHeight({ scale, height, offsetTop }: VisualViewport): number {
  const covered = document.documentElement.clientHeight - height - offsetTop;
  return scale === 1 && covered >= LOWEST_KEYBOARD ? Math.round(covered) : 0;
}

/**
 * While a form is on the page: tells its styles how high the on-screen keyboard is, `--keyboard-height`, so that what
 * sticks to the lower edge stands above it; and keeps the field that is being filled in between them in sight.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    let before = 0;
    const follow = () => {
      const height = keyboardHeight(visualViewport);
      if (height === before) return;
      before = height;
      root.style.setProperty(HEIGHT, `${height}px`);
      // "Nearest" leaves the bar's height free, by the page's scroll padding.
      if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
      root.style.removeProperty(HEIGHT);
    };
  }, []);
}
