/** The colours of the picture: of the town's fronts, each read on what lies under it. */
export const INK = { text: '#231e2b', quiet: '#635b54', indigo: '#322a63', terracotta: '#b5432a', white: '#ffffff' };
export const PAPER = '#fbf3e6';

const FLAGS = ['#b5432a', '#d99a1e', '#2f7a4f', '#4a3fa0', '#c2457b', '#1f7f8c'];

/** A sheet of cut paper: its lower edge in points, and what was cut out of it. */
function flag(
  x: number,
  y: number,
  { width, height, color }: { width: number; height: number; color: string },
): string {
  const teeth = 4;
  const step = width / teeth;
  const edge = Array.from({ length: teeth }, (_, at) => {
    const right = x + width - at * step;
    return `L${right - step / 2} ${y + height}L${right - step} ${y + height - step / 2}`;
  });
  const diamond = (cx: number, cy: number, r: number) =>
    `M${cx} ${cy - r}L${cx + r * 0.7} ${cy}L${cx} ${cy + r}L${cx - r * 0.7} ${cy}Z`;
  const [cx, cy] = [x + width / 2, y + height * 0.42];
  const cuts = [
    diamond(cx, cy, 24),
    ...[-1, 1].flatMap((side) => [diamond(cx + side * 46, cy, 15), diamond(cx + side * 22, cy + 30, 9)]),
    ...[-1, 1].map((side) => diamond(cx + side * 22, cy - 30, 9)),
  ];
  return `<path fill="${color}" fill-rule="evenodd" d="M${x} ${y}H${x + width}V${y + height - step / 2}${edge.join('')}Z${cuts.join('')}"/>`;
}

/** A string of them across the top. */
export function papelPicado(width: number, y: number, height: number): string {
  const gap = 8;
  const each = (width - gap * (FLAGS.length + 1)) / FLAGS.length;
  const flags = FLAGS.map((color, at) => flag(gap + at * (each + gap), y, { width: each, height, color }));
  return `<rect x="0" y="${y - 5}" width="${width}" height="5" fill="#8a7f73"/>${flags.join('')}`;
}
