import ipaddr from 'ipaddr.js';
import * as z from 'zod';

/** The words for the addresses of this machine and of private networks. */
const KNOWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', ...rest] = text.split('/');
  // What the library takes for an address besides these is a number of other forms: "1" for 0.0.0.1.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  // A range of everybody would believe everybody.
  return rest.length === 0 || (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);
}

/** `TRUSTED_PROXIES`: addresses, ranges and words for networks, separated by commas. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
  .superRefine((entries, context) => {
    for (const entry of entries) {
      if (KNOWN_NETWORKS.includes(entry) || isNetwork(entry)) continue;
      const message = `"${entry}" is no address, no range such as 10.0.0.0/8 and none of ${KNOWN_NETWORKS.join(', ')}`;
      context.addIssue({ code: 'custom', message });
    }
  });
