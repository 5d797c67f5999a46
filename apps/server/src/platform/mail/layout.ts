import type { Language } from '@mercadito/domain/language';
import type { MailText } from './mail.ts';

interface Layout {
  readonly language: Language;
  readonly brand: string;
  /** The site's, before each link. */
  readonly origin: string;
}

const TURN_OFF = { es: 'Ya no quiero estos correos', en: 'Stop these e-mails' };

/** A mail as plain text. */
export function plainTextOf(
  { paragraphs, button, after = [], unsubscribe }: MailText,
  { language, brand, origin }: Layout,
): string {
  const link = button ? [`${button.label}:\n${origin}${button.href}`] : [];
  const off = unsubscribe ? [`${TURN_OFF[language]}:\n${origin}${unsubscribe}`] : [];
  return `${[...paragraphs, ...link, ...after, ...off, `-- \n${brand}\n${origin}`].join('\n\n')}\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const BODY = 'margin:0;padding:24px;background:#f6f3ee;color:#1f1a17;font:16px/1.5 sans-serif';
const CARD = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#3b4cca;color:#fff;text-decoration:none';
const FOOT = 'color:#6b625b;font-size:14px';

/** A mail as HTML: no pictures and nothing that is loaded, so that it looks alike wherever it is read. */
export function htmlOf(
  { subject, paragraphs, button, after = [], unsubscribe }: MailText,
  { language, brand, origin }: Layout,
): string {
  const paragraphOf = (text: string): string => `<p>${escaped(text)}</p>`;
  const href = button && escaped(`${origin}${button.href}`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${CARD}">`,
    ...paragraphs.map(paragraphOf),
    ...(button ? [`<p><a href="${href}" style="${BUTTON}">${escaped(button.label)}</a></p>`] : []),
    // Where a button is not shown, or not trusted, the address can be read and copied.
    ...(button ? [`<p style="${FOOT};word-break:break-all">${href}</p>`] : []),
    ...after.map(paragraphOf),
    ...(unsubscribe
      ? [`<p style="${FOOT}"><a href="${escaped(`${origin}${unsubscribe}`)}">${TURN_OFF[language]}</a></p>`]
      : []),
    `<p style="${FOOT}">${escaped(brand)}<br><a href="${escaped(origin)}">${escaped(origin)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}
