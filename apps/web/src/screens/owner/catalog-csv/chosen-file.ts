import { MAX_CATALOG_BYTES } from '@mercadito/domain/catalog-csv/columns';

/** What can be wrong with a file before it is sent. */
export type FileFault = 'empty' | 'tooLarge' | 'workbook' | 'notCsv' | 'unreadable' | 'changed';

/** A file as it was when it was chosen: what is checked and what is imported is the same, whatever is saved meanwhile. */
export interface ChosenFile {
  readonly name: string;
  readonly content: File;
  /** The one on the device. */
  readonly source: File;
}

const WORKBOOK = /\.(xls[xmb]?|ods|numbers)$/i;
const TABLE = /\.(csv|tsv|txt)$/i;

/** What is wrong with a file that can be seen without opening it; null when nothing is. */
function faultOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): FileFault | null {
  if (WORKBOOK.test(name)) return 'workbook';
  if (!TABLE.test(name) && !type.startsWith('text/')) return 'notCsv';
  if (size === 0) return 'empty';
  return size > MAX_CATALOG_BYTES ? 'tooLarge' : null;
}

/** Opens a file; `unreadable` where the device does not let us. */
export async function openFile(source: File): Promise<ChosenFile | FileFault> {
  const fault = faultOf(source);
  if (fault) return fault;
  try {
    const content = new File([await source.arrayBuffer()], source.name, { type: 'text/csv' });
    return { name: source.name, content, source };
  } catch {
    return 'unreadable';
  }
}

/** Whether the file on the device is no longer the one that was chosen: saved anew, moved or deleted. */
export async function hasChanged({ source, content }: ChosenFile): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([source.arrayBuffer(), content.arrayBuffer()]);
    const bytes = new Uint8Array(then);
    return now.byteLength !== bytes.length || new Uint8Array(now).some((byte, at) => byte !== bytes[at]);
  } catch {
    // A browser does not read a file that was saved anew since it was chosen.
    return true;
  }
}
