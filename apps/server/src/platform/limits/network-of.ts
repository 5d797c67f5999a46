import ipaddr from 'ipaddr.js';

/** Of how many sixteen bits each of the two parts of an IPv6 address consists that are counted. */
const COUNTED_PARTS = [4, 3] as const;

/**
 * Under what an address is counted, the narrowest first: IPv4 as it is, also where it comes inside of IPv6; of IPv6 the first
 * 64 bits, since whoever has one such address has all that begin with them, and the first 48, of which a house or a tunnel
 * may be given all: 65,536 times the others.
 */
export function networksOf(ip: string): readonly [narrow: string, wide?: string] {
  if (!ipaddr.isValid(ip)) return [ip];
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return [address.toString()];
  const [narrow, wide] = COUNTED_PARTS.map((parts) => {
    const site = address.parts.slice(0, parts).map((part) => part.toString(16));
    return `${site.join(':')}::/${16 * parts}`;
  });
  return [narrow ?? ip, wide];
}

/** The narrowest of them, where somebody is known by a single one. */
export const networkOf = (ip: string): string => networksOf(ip)[0];
