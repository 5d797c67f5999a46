/** Who may read a copy: recipients of age, or whoever knows a passphrase. */
export type CopyKey = { readonly recipients: readonly string[] } | { readonly passphrase: string };

const SHORTEST_PASSPHRASE = 20;

/**
 * Reads BACKUP_KEY.
 * @returns undefined for one that is neither recipients of age nor long enough for a passphrase
 */
export function copyKeyOf(text: string): CopyKey | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length > 0 && words.every((word) => /^age1[a-z0-9]{20,}$/.test(word))) return { recipients: words };
  // A secret key or half a public one, typed by mistake, is no passphrase.
  if (/AGE-SECRET-KEY|^age1/.test(text)) return undefined;
  return text.length >= SHORTEST_PASSPHRASE ? { passphrase: text } : undefined;
}
