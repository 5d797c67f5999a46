import * as z from 'zod/mini';

/**
 * Local storage that never breaks a screen: private windows forbid it, other versions leave other shapes in it.
 * The server does not have it at all, hence the functions instead of a constant.
 */
export function readStored<T extends z.core.$ZodType>(key: string, schema: T): z.output<T> | null {
  try {
    const raw = localStorage.getItem(key);
    if (raw === null) return null;
    const parsed = z.safeParse(schema, JSON.parse(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works on without a memory.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
