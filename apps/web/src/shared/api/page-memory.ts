import { useStore } from 'react-redux';

type GetState = () => unknown;

/** What is kept from one call or screen to the next for as long as the page lives: by its store, of which the next page has another. */
export function createPageMemory<T extends object>(begin: () => T) {
  const kept = new WeakMap<GetState, T>();
  const of = (getState: GetState): T => {
    const memory = kept.get(getState) ?? begin();
    kept.set(getState, memory);
    return memory;
  };
  return { of, use: (): T => of(useStore().getState) };
}
