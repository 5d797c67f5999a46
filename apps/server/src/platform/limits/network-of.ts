import ipaddr from 'ipaddr.js';

/**
 * Under what an address is counted: IPv4 as it is, also where it comes inside of IPv6; of IPv6 the first 64 bits, since whoever
 * has one such address has all that begin with them.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const site = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${site.join(':')}::/64`;
}
