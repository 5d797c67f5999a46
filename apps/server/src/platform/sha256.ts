import { createHash } from 'node:crypto';

/** The SHA-256 of a text, 64 hexadecimal digits: the one hash of whatever is no password. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
