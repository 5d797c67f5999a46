/** Does `work` for every item, a few at a time, in order of their start. */
export async function forEachOf<T>(items: readonly T[], atOnce: number, work: (item: T, at: number) => Promise<void>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      const item = items[at];
      if (item !== undefined) await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
