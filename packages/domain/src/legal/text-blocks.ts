/** A heading, a paragraph, or points one below the other. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] };

const HEADING = /^#+\s+/;
const POINT = /^[-*•]\s+/;

function addLine(blocks: TextBlock[], line: string, begins: boolean): void {
  const last = begins ? undefined : blocks.at(-1);
  if (HEADING.test(line)) blocks.push({ kind: 'heading', text: line.replace(HEADING, '') });
  else if (POINT.test(line)) {
    const point = line.replace(POINT, '');
    if (last?.kind === 'points') blocks.splice(-1, 1, { kind: 'points', points: [...last.points, point] });
    else blocks.push({ kind: 'points', points: [point] });
  } else if (last?.kind === 'paragraph') {
    blocks.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line}` });
  } else blocks.push({ kind: 'paragraph', text: line });
}

/**
 * Reads a text that somebody has written plainly (LEGAL-3): blank lines part paragraphs, `# ` begins a heading, `- ` a point. Nothing
 * else means anything: what looks like HTML is letters.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let begins = true;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    if (line !== '') addLine(blocks, line, begins);
    begins = line === '';
  }
  return blocks;
}
