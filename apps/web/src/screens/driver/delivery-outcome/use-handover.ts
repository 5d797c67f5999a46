import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import {
  type HashedKeyword,
  KEYWORD_HASH_BYTES,
  normalizeKeyword,
  triesLeft,
  type WithoutKeywordReason,
} from '@mercadito/domain/deliveries/keyword';
import { useRef, useState } from 'react';
import type { OutcomePayload } from '../pending-changes/pending-changes.ts';
import { countWrongTry, useWrongTries } from './wrong-tries.ts';

/** What is told of a handover besides that it took place. */
export type HandoverDetails = Pick<
  OutcomePayload,
  'comment' | 'keyword' | 'withoutReason' | 'withoutNote' | 'wrongTries'
>;

const EMPTY = {
  word: '',
  fault: null as 'missing' | 'wrong' | null,
  wantsWithout: false,
  reason: null as WithoutKeywordReason | null,
  note: '',
  isWhyMissing: false,
  comment: '',
  isChecking: false,
};

/** What a driver types at a handover, checked on the device; `onConfirm` is told when it is enough. */
export function useHandover(order: DeliveryOrder, onConfirm: (details: HandoverDetails) => void) {
  const [state, setState] = useState(EMPTY);
  const wrongTries = useWrongTries(order);
  const field = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  // The word that was checked last: pressed twice as it stands, it is one try.
  const checked = useRef<string | null>(null);
  const set = (change: Partial<typeof EMPTY>) => setState((before) => ({ ...before, ...change }));

  const isExhausted = triesLeft(wrongTries) === 0;
  const isWithout = isExhausted || state.wantsWithout;
  const { reason, note, comment } = state;

  const confirmWithout = () => {
    if (reason === null || (reason === 'other' && note.trim() === '')) {
      set({ isWhyMissing: true });
      noteField.current?.focus();
      return;
    }
    const withoutNote = reason === 'other' ? note.trim() : '';
    onConfirm({ comment: comment.trim(), keyword: null, withoutReason: reason, withoutNote, wrongTries });
  };

  const confirmKeyword = async () => {
    const keyword = state.word.trim();
    if (keyword === '') set({ fault: 'missing' });
    else if (keyword !== checked.current) {
      checked.current = keyword;
      set({ isChecking: true });
      const isRight = await isKeyword(keyword, order.keyword_hash);
      set({ isChecking: false });
      // Where the device cannot tell, the server does.
      if (isRight !== false) {
        // Asked something more first, the driver may press again.
        checked.current = null;
        onConfirm({ comment: comment.trim(), keyword, withoutReason: null, withoutNote: '', wrongTries });
        return;
      }
      countWrongTry(order);
      set({ fault: 'wrong' });
    }
    field.current?.focus();
    field.current?.select();
  };

  return {
    ...state,
    wrongTries,
    isExhausted,
    isWithout,
    /** Whether something would be lost that takes longer than a word to say again. */
    isWritten: reason !== null || note.trim() !== '' || comment.trim() !== '',
    field,
    noteField,
    setWord: (word: string) => {
      checked.current = null;
      set({ word, fault: null });
    },
    setComment: (comment: string) => set({ comment }),
    setReason: (reason: WithoutKeywordReason) => set({ reason, isWhyMissing: false }),
    setNote: (note: string) => set({ note, isWhyMissing: false }),
    goWithout: () => set({ wantsWithout: true }),
    goBack: () => set({ wantsWithout: false }),
    confirm: async () => (isWithout ? confirmWithout() : confirmKeyword()),
  };
}

export type Handover = ReturnType<typeof useHandover>;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether what the customer said is the keyword, on this device alone (DELIVERY-13); null where it cannot be checked here: the
 * site is opened by plain http, or the order was assigned before its keyword was hashed.
 */
export async function isKeyword(word: string, hashed: HashedKeyword | null): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle || hashed === null) return null;
  const plain = new TextEncoder().encode(normalizeKeyword(word));
  const key = await subtle.importKey('raw', plain, 'PBKDF2', false, ['deriveBits']);
  const { salt, hash, iterations } = hashed;
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  return hexOf(await subtle.deriveBits(algorithm, key, 8 * KEYWORD_HASH_BYTES)) === hash;
}
