const PAUSE_MS = 1_000;

function prefetch(file: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
}

/** Brings the files of the likely next screens once the page has all of its own; what they hold runs when it is wanted. */
export function prefetchWhenLoaded(files: readonly string[]): void {
  const bring = () => setTimeout(() => files.forEach(prefetch), PAUSE_MS);
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring, { once: true });
}
