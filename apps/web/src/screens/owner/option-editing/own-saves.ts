import { plainAmount } from '@mercadito/domain/money/typed-number';
import { useEffect, useRef } from 'react';

/** A save of a row: what stood there, and what it put in its place. */
export interface OwnSave<V> {
  readonly before: V;
  readonly after: V;
}

const plain = (value: unknown): string => {
  const text = String(value).trim();
  const amount = plainAmount(text);
  return amount === null ? text : String(Number(amount));
};

/** Whether two values of a field are stored alike: `5.5` is the `5.50` that is read back. */
const isSame = (one: unknown, other: unknown): boolean => one === other || plain(one) === plain(other);

/** What stands there `now`, with what one save has changed put back; what was saved over it since stays. */
export function withoutSave<V extends object>(now: V, { before, after }: OwnSave<V>): V {
  const back = Object.entries(now).map(([field, value]) => {
    const [was, became] = [before, after].map((values) => (values as Record<string, unknown>)[field]);
    return [field, isSame(value, became) ? was : value];
  });
  return Object.fromEntries(back) as V;
}

/** The saves that were made of a row here, so that Undo takes back one of them and no other. */
export function useOwnSaves<V extends object>(current: V) {
  /** What stands there, as was heard last. */
  const known = useRef(current);
  const text = JSON.stringify(current);
  useEffect(() => {
    known.current = JSON.parse(text) as V;
  }, [text]);
  const under = useRef<OwnSave<V> | null>(null);
  return {
    begin: (after: V) => {
      under.current = { before: known.current, after };
    },
    done: (): OwnSave<V> | null => {
      if (under.current) known.current = under.current.after;
      return under.current;
    },
    without: (save: OwnSave<V>): V => withoutSave(known.current, save),
    hear: (values: V) => {
      known.current = values;
    },
  };
}
