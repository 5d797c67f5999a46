import './print-alone.css';

/** Prints this part of the page, and nothing else of it. */
export function printAlone(part: HTMLElement): void {
  part.dataset.onPaper = '';
  // Some phones print after `print` has returned.
  window.addEventListener('afterprint', () => delete part.dataset.onPaper, { once: true });
  window.print();
}
