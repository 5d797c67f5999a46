import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { triesLeft, type WithoutKeywordReason } from '@mercadito/domain/deliveries/said-keyword';
import { useRef, useState } from 'react';
import type { Decided } from '../deliveries/outcome-queue.ts';
import { isKeyword } from './check-keyword.ts';
import { countWrongTry, useWrongTries } from './keyword-tries.ts';

/** What is said at the door besides that it was delivered. */
export type SaidAtDoor = Pick<Decided, 'comment' | 'keyword' | 'withoutReason' | 'withoutNote' | 'wrongTries'>;

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

/** What is typed at the door, checked on the device; `onConfirm` is told when it is enough. */
export function useDoor(order: DeliveryOrder, onConfirm: (said: SaidAtDoor) => void) {
  const [state, setState] = useState(EMPTY);
  const wrongTries = useWrongTries(order);
  const field = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  // The word that was looked at last: pressed twice as it stands, it is one try.
  const judged = useRef<string | null>(null);
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
    else if (keyword !== judged.current) {
      judged.current = keyword;
      set({ isChecking: true });
      const isRight = await isKeyword(keyword, order.keyword_hash);
      set({ isChecking: false });
      // Where the device cannot tell, the server does.
      if (isRight !== false) {
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
      judged.current = null;
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

export type Door = ReturnType<typeof useDoor>;
