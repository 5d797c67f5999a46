import { CONTRACTS, type ContractFile, type Contracts } from '@mercadito/contracts/contract-files';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';

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
