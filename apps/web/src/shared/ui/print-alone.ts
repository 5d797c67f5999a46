import './print-alone.css';

/** Prints this element, and nothing else of its page. */
export function printAlone(element: HTMLElement): void {
  element.dataset.onPaper = '';
  // Some phones print after `print` has returned.
  window.addEventListener('afterprint', () => delete element.dataset.onPaper, { once: true });
  window.print();
}
