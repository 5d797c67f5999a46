import { CONTRACTS, type ContractFile, type Contracts } from '@mercadito/contracts/contract-files';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { inTime } from '../connection/on-reconnect.ts';
import type { ApiError } from './api-error.ts';

export type { ContractFile };

/** The calls a file describes. */
export type CallName<F extends ContractFile> = {
  [N in keyof Contracts[F]]: Contracts[F][N] extends AnyEndpoint ? N : never;
}[keyof Contracts[F]];
/** The contract of a call. */
export type ContractOf<F extends ContractFile, N extends CallName<F>> = Extract<Contracts[F][N], AnyEndpoint>;

/** Brings a call's contract. */
export type BringContract = () => Promise<AnyEndpoint>;

/** Brings a file of contracts ahead of its first call. */
export const bringContracts = (file: ContractFile): Promise<unknown> => CONTRACTS[file]();

export const bringContract =
  <F extends ContractFile>(file: F, name: CallName<F>): BringContract =>
  async () =>
    (await CONTRACTS[file]())[name as never] as AnyEndpoint;

/** @throws the `ApiError` of what happened on the way */
export async function contractInTime(bring: BringContract, milliseconds: number): Promise<AnyEndpoint> {
  try {
    return await inTime(bring(), milliseconds);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw { status: isLate ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(error) } satisfies ApiError;
  }
}
