import { readdir } from 'node:fs/promises';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';

const FOLDER = new URL('../../../packages/contracts/src/', import.meta.url);

const isContract = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'response' in value;

/** Every contract there is, with the name of its constant; read from the folder, so that none can be forgotten. */
export async function findAllContracts(): Promise<{ constant: string; contract: AnyEndpoint }[]> {
  const files = (await readdir(FOLDER, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  // In one order everywhere: seeds draw by it.
  files.sort();
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href) as Promise<object>));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([constant, contract]) => (isContract(contract) ? [{ constant, contract }] : [])),
  );
}
