import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { useRef } from 'react';
import { bringContract, type CallName, type ContractFile } from '../api/contracts.ts';
import { inTime } from '../connection/on-reconnect.ts';

/** How long somebody who has pressed Save waits for it, in milliseconds. */
const LONGEST_WAIT = 10_000;

interface BroughtContract {
  /** The contract; null until it has come. */
  readonly now: () => AnyEndpoint | null;
  /** Answers when it has come; null where it could not be brought in time, which is tried again the next time. */
  readonly bring: () => Promise<AnyEndpoint | null>;
  /** Asks for it ahead. */
  readonly ask: () => void;
}

/**
 * A call's contract for a form, which stands before it: with all of its schemas it weighs more than most screens, and is
 * not needed until a field is left. It is asked for as soon as somebody is in the form (`ContractFormBox`).
 */
export function useContract<F extends ContractFile>(file: F, name: CallName<F>): BroughtContract {
  const found = useRef<AnyEndpoint | null>(null);
  const bring = async () => {
    found.current ??= await inTime(bringContract(file, name)(), LONGEST_WAIT).catch(() => null);
    return found.current;
  };
  const ask = () => {
    if (found.current) return;
    void bringContract(file, name)()
      .catch(() => null)
      .then((contract) => {
        found.current ??= contract;
      });
  };
  return { now: () => found.current, bring, ask };
}
