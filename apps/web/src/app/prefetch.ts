const PAUSE_MS = 1_000;

/** One file after the other: they are in no hurry, and a page at rest stays at rest. */
function prefetch([file, ...others]: readonly string[]): void {
  if (!file) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.href = file;
  link.onload = link.onerror = () => prefetch(others);
  document.head.append(link);
}

/** Brings the files of the likely next screens once the page has all of its own; what they hold runs when it is wanted. */
export function prefetchWhenLoaded(files: readonly string[]): void {
  const bring = () => setTimeout(() => prefetch(files), PAUSE_MS);
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring, { once: true });
}
