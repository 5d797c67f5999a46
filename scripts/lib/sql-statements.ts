/** One statement of a migration. */
export interface SqlStatement {
  /** In lower case and one line, without comments; what stands in quotes is empty. */
  readonly text: string;
  readonly line: number;
  /** The lines that begin before and in it, after the one on which the statement before has ended. */
  readonly from: number;
  readonly to: number;
}

const COMMENT = /--[^\n]*/g;
// Longer ones first: what stands in dollars may have quotes.
const NO_CODE = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
const IS_DO_BLOCK = /^\s*do\s+\$(\w*)\$([\s\S]*)\$\1\$/i;

const linesIn = (text: string): number => text.split('\n').length;
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Cuts SQL into its statements. What a `do` block does is done at once, so that its statements count as well. */
export function splitSql(sql: string): SqlStatement[] {
  // A mark of the same length keeps each place: what is quoted has no semicolon and no word.
  const masked = sql.replaceAll(NO_CODE, blank);
  const statements: SqlStatement[] = [];
  let start = 0;
  for (const piece of masked.split(';')) {
    const source = sql.slice(start, start + piece.length);
    const line = linesIn(sql.slice(0, start + Math.max(0, piece.search(/\S/))));
    const lines = {
      from: linesIn(sql.slice(0, start)) + (start > 0 ? 1 : 0),
      to: linesIn(sql.slice(0, start + piece.length)),
    };
    start += piece.length + 1;
    const text = piece.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    if (text === '') continue;
    const [, , body] = IS_DO_BLOCK.exec(source.replaceAll(COMMENT, blank)) ?? [];
    if (body === undefined) statements.push({ text, line, ...lines });
    else statements.push(...splitSql(body).map((inner) => ({ ...inner, line, ...lines })));
  }
  return statements;
}

/** Cuts a list at the commas that stand in no brackets. */
export function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
