import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

const DIRECTORY_FAULTS: Record<string, string> = {
  EEXIST: 'is not a directory',
  ENOTDIR: 'lies below what is not a directory',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'lies on a disk that cannot be written',
  ENOSPC: 'lies on a full disk',
  EDQUOT: 'lies on a disk of which your share is full',
};

/** What to tell whoever starts a server on a directory that cannot be used, in one line. */
export function unusable(dataDir: string, error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = DIRECTORY_FAULTS[code] ?? `cannot be made: ${message}`;
  return new Error(`DATA_DIR cannot be used: ${dataDir} ${reason}`, { cause: error });
}

/** Makes the directory of the data where it is absent. @throws in one line that names the setting when it cannot be used. */
export async function prepareDataDirectory(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}
