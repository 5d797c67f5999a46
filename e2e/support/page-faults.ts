/** How far the page goes beyond the edge. */
export const BEYOND_THE_EDGE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The labels of the bottom bar that are wider than what is seen of them, apart from what is only heard. */
export const CUT_LABELS = `[...document.querySelectorAll('nav [data-look="bottom"] > span:not(:has(svg))')]
  .filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth).map((label) => label.textContent)`;

/**
 * The buttons, and the links that look like one, whose words take a second line or are cut; apart from those with a name that people
 * wrote, which may be as long as that. Cards and menus that are pressed as a whole are no buttons of this look.
 */
export const WRAPPED_BUTTONS = `[...document.querySelectorAll('.mantine-Button-root:not([data-named="true"]) .mantine-Button-label')]
  .filter((label) => label.checkVisibility({ visibilityProperty: true }) && label.clientWidth > 1)
  .filter((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
    const middles = lines.map(({ top, bottom }) => (top + bottom) / 2);
    const [height = 0] = lines.map((line) => line.height);
    return Math.max(...middles) - Math.min(...middles) > height / 2 || label.scrollWidth > label.clientWidth + 1;
  })
  .map((label) => label.textContent)`;

/** Braces that nobody filled, in what is read or heard. */
export const UNFILLED = `[
  document.title,
  ...document.body.innerText.split('\\n'),
  ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((each) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => each.getAttribute(name) ?? '')),
].filter((words) => words.includes('{{') || words.includes('}}'))`;

const SMALLEST_LETTERS = 18;
const LEAST_CONTRAST = 7;
const SMALLEST_TARGET = 56;
const LEAST_GAP = 8;

/** What a driver reads and taps: the page and the switch above it, without the bars and the foot of the site. */
const OF_DRIVER_PAGES = `const parts = [...document.querySelectorAll('main, section:has(> [role="switch"])')];
const isSeen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1;`;

/** Letters too small, or too pale for what lies behind them. */
export const HARD_TO_READ = `(({ size, contrast }) => {
  ${OF_DRIVER_PAGES}
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => {
    const [r, g, b] = rgba(colour).map((part) => part / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (rgba(backgroundColor)[3] === 255) return backgroundColor;
    }
    return 'white';
  };
  const found = [];
  for (const part of parts) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const each = texts.currentNode.parentElement;
      const words = texts.currentNode.data.trim();
      if (words === '' || !isSeen(each)) continue;
      const { fontSize, color } = getComputedStyle(each);
      const [one, other] = [light(color), light(behind(each))].sort((a, b) => b - a);
      const ratio = (one + 0.05) / (other + 0.05);
      if (parseFloat(fontSize) < size || ratio < contrast) found.push(words + ': ' + fontSize + ', ' + ratio.toFixed(1) + ' to 1');
    }
  }
  return found;
})(${JSON.stringify({ size: SMALLEST_LETTERS, contrast: LEAST_CONTRAST })})`;

/** What is too small for a thumb, or too near to the next one. */
export const HARD_TO_HIT = `(({ target, gap }) => {
  ${OF_DRIVER_PAGES}
  const boxes = parts
    .flatMap((part) => [...part.querySelectorAll('button, a, input, textarea')])
    .filter((each) => isSeen(each) && getComputedStyle(each).display !== 'inline')
    // What is ticked is hit by its label.
    .map((each) => ({ name: each.ariaLabel ?? each.textContent, box: (each.closest('label') ?? each).getBoundingClientRect() }));
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const small = boxes.filter(({ box }) => Math.min(box.width, box.height) < target - 0.5).map(({ name, box }) => name + ': ' + box.height + ' px');
  const near = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => apart(one.box, other.box) < gap - 0.5).map((other) => one.name + ' / ' + other.name),
  );
  return [...small, ...near];
})(${JSON.stringify({ target: SMALLEST_TARGET, gap: LEAST_GAP })})`;
