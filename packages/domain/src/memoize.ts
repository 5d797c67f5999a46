/**
 * Makes what is costly to make, such as a format of `Intl`, at its first use and once for each key. Made where a file is
 * loaded, it would cost every page's start, also of pages that show none of it.
 */
export function memoize<Value>(make: () => Value): () => Value;
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value;
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
