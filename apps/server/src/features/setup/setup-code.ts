import { randomInt } from 'node:crypto';
import { sha256 } from '../../platform/sha256.ts';

// Without what is taken for something else when it is copied by hand: 0 and O, 1, I and L.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 4;
const OF_GROUP = 4;

const aGroup = (): string => Array.from({ length: OF_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Some 79 random bits: `7KQM-2XWP-RT9D-HBV4`. */
export const newSetupCode = (): string => Array.from({ length: GROUPS }, aGroup).join('-');

/** What is kept of a code, however it was typed. */
export const setupCodeHash = (typed: string): string => sha256(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
