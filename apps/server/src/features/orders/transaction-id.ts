import { randomBytes } from 'node:crypto';

// 32 signs without 0, 1, I and O, which look alike when read aloud or copied by hand.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** A name for an order that nobody can guess or count: 60 random bits in 12 signs. */
export const newTransactionId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
