import type { importCatalog as contract } from '@mercadito/contracts/catalog-csv';
import type { Output } from '@mercadito/contracts/endpoint';
import { MAX_CATALOG_BYTES } from '@mercadito/domain/catalog-csv/columns';
import { useRef, useState } from 'react';
import { useImportCatalogMutation } from '../../../entities/products/product-editing.api.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { createPageMemory, newIdempotencyKey } from '../../../shared/api/decisions.ts';

export type ImportAnswer = Output<typeof contract>;

/** How far an import is. The answer of a checked file is what would happen; of a done one, what has. */
export type ImportPhase =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking'; readonly file: ChosenFile }
  | { readonly name: 'checked'; readonly file: ChosenFile; readonly answer: ImportAnswer }
  | { readonly name: 'importing'; readonly file: ChosenFile; readonly answer: ImportAnswer }
  | { readonly name: 'done'; readonly answer: ImportAnswer };

const CHOOSING = { name: 'choosing' } as const;

/** What an import is sent with; each further try is sent with the same. */
interface SentWith {
  readonly idempotencyKey: string;
  /** What the person was shown. */
  readonly previewed: string | undefined;
}

/** Imports of which nothing was heard, by what they had: the same file chosen again is the same import. */
const memory = createPageMemory(() => new Map<string, SentWith>());

/** All that tells an import from another, letter by letter: a copy by another name does the same. */
async function contentOf(companyId: number, { content }: ChosenFile, keepsStock: boolean): Promise<string> {
  // One letter a byte, whatever the file is written in.
  const text = new TextDecoder('latin1').decode(await content.arrayBuffer());
  return JSON.stringify([companyId, keepsStock, text]);
}

/** Takes a catalogue from the choice of a file over a dry run to its import; a retry does nothing twice (CSV-9). */
export function useCatalogImport(companyId: number) {
  const [send] = useImportCatalogMutation();
  const unconfirmed = memory.use();
  const [phase, setPhase] = useState<ImportPhase>(CHOOSING);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  /** How much of the file has left, 0 to 1. */
  const [share, setShare] = useState(0);
  const [keepsStock, setKeepsStock] = useState(false);
  const underWay = useRef<{ abort: () => void } | null>(null);

  const sendFile = (file: ChosenFile, fields: { dry_run: boolean; keep_stock: boolean } & Partial<SentWith>) => {
    setShare(0);
    const onProgress = (sent: number, whole: number) => setShare(whole > 0 ? sent / whole : 0);
    const running = send({ companyId, file: file.content, onProgress, ...fields });
    underWay.current = running;
    return running;
  };

  const check = async (file: ChosenFile, keep_stock: boolean) => {
    setFailure(null);
    setPhase({ name: 'checking', file });
    const { data, error } = await sendFile(file, { dry_run: true, keep_stock });
    // What was called off has been left already.
    if (error && 'name' in error && error.name === 'AbortError') return;
    if (error) setFailure({ error, during: 'check' });
    setPhase(data ? { name: 'checked', file, answer: data } : CHOOSING);
  };

  const choose = async (source: File) => {
    setKeepsStock(false);
    const file = await openFile(source);
    if (typeof file !== 'string') return check(file, false);
    setFailure({ file, name: source.name });
    setPhase(CHOOSING);
  };

  const importIt = async (file: ChosenFile, answer: ImportAnswer) => {
    setFailure(null);
    if (await hasChanged(file)) {
      setFailure({ file: 'changed', name: file.name });
      setPhase(CHOOSING);
      return;
    }
    setPhase({ name: 'importing', file, answer });
    const what = await contentOf(companyId, file, keepsStock);
    const sentWith = unconfirmed.get(what) ?? { idempotencyKey: newIdempotencyKey(), previewed: answer.previewed };
    unconfirmed.set(what, sentWith);
    const fields = { dry_run: false, keep_stock: keepsStock, ...sentWith };
    const { data, error } = await sendFile(file, fields);
    if (error) setFailure({ error, during: 'import' });
    // What was sent before is over once one was heard. A key that is of something else would be refused for ever.
    if (data || problemOf(error)?.code === 'idempotency_key_reused') unconfirmed.clear();
    if (data?.applied) setPhase({ name: 'done', answer: data });
    else setPhase({ name: 'checked', file, answer: data ?? answer });
  };

  const startAnew = () => {
    underWay.current?.abort();
    setFailure(null);
    setPhase(CHOOSING);
  };

  return {
    phase,
    failure,
    share,
    keepsStock,
    choose: (source: File) => void choose(source),
    keepStock: (file: ChosenFile, isKept: boolean) => {
      setKeepsStock(isKept);
      void check(file, isKept);
    },
    importIt: (file: ChosenFile, answer: ImportAnswer) => void importIt(file, answer),
    startAnew,
  };
}

export type CatalogImport = ReturnType<typeof useCatalogImport>;

/** What can be wrong with a file before it is sent. */
export type FileFault = 'empty' | 'tooLarge' | 'workbook' | 'notCsv' | 'unreadable' | 'changed';

/** A file as it was when it was chosen: what is checked and what is imported is the same, whatever is saved meanwhile. */
interface ChosenFile {
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
async function openFile(source: File): Promise<ChosenFile | FileFault> {
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
async function hasChanged({ source, content }: ChosenFile): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([source.arrayBuffer(), content.arrayBuffer()]);
    const bytes = new Uint8Array(then);
    return now.byteLength !== bytes.length || new Uint8Array(now).some((byte, at) => byte !== bytes[at]);
  } catch {
    // A browser does not read a file that was saved anew since it was chosen.
    return true;
  }
}

/** Why a file was not checked, or not imported. */
export type ImportFailure =
  | { readonly file: FileFault; readonly name: string }
  | { readonly error: unknown; readonly during: 'check' | 'import' };
