import { statfs } from 'node:fs/promises';
import type { SystemFacts } from '@mercadito/domain/system/system-status';

/**
 * How many bytes a directory's disk has, and how many of them are left to us.
 * @throws where there is no such directory
 */
export async function roomIn(directory: string): Promise<SystemFacts['disk']> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
}
