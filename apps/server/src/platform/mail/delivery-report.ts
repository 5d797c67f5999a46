import PostalMime, { type Attachment } from 'postal-mime';
import { saysNoSuchAddress } from './enhanced-status.ts';

/** A mail of which a report says that its address is none: as it says of itself. */
export interface ReturnedMail {
  readonly messageId: string;
  readonly address: string;
}

const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];
const REPORTS = ['message/delivery-status', 'message/global-delivery-status'];

// Anybody may write to the return address: what is read of a report is bounded, by no pattern that goes back and forth in a line.
const LONGEST_STATUS = 16_384;
const MOST_LINES = 500;
const LONGEST_HEAD = 32_768;

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** What a line says of a field; nothing of a line that is none. */
function fieldOf(line: string): [string, string][] {
  const colon = line.indexOf(':');
  return colon > 0 ? [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]] : [];
}

/** The fields of a report, in a group for each recipient (RFC 3464). */
function groupsOf(report: Attachment): Map<string, string>[] {
  const text = Buffer.from(bytesOf(report).subarray(0, LONGEST_STATUS))
    .toString('utf8')
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ');
  const groups = text.split('\n', MOST_LINES).join('\n').split('\n\n');
  return groups.map((group) => new Map(group.split('\n').flatMap(fieldOf)));
}

/** Of `rfc822; <ana@example.com>`. */
const addressIn = (field = ''): string =>
  field
    .slice(field.indexOf(';') + 1)
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase();

/** The addresses that a report calls none, as they were written to and as they were reached. */
const unknownIn = (report: Attachment): string[] =>
  groupsOf(report)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed' && saysNoSuchAddress(fields.get('status')))
    .flatMap((fields) => [addressIn(fields.get('original-recipient')), addressIn(fields.get('final-recipient'))]);

/** Reads a message: the mail that it returns because of an address that is none; null for whatever else it is. */
export async function readDeliveryReport(source: Uint8Array): Promise<ReturnedMail | null> {
  const { attachments } = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const report = attachments.find(({ mimeType }) => REPORTS.includes(mimeType));
  const unknown = report ? unknownIn(report) : [];
  const returned = attachments.find(({ mimeType }) => RETURNED.includes(mimeType));
  if (!returned || unknown.length === 0) return null;
  const { messageId, to } = await PostalMime.parse(bytesOf(returned).subarray(0, LONGEST_HEAD));
  const address = to?.[0]?.address;
  // A mail that was forwarded may have come back from where its own address is not.
  return messageId && address && unknown.includes(address.toLowerCase()) ? { messageId, address } : null;
}
