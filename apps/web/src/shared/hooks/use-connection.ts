import { useEffect, useState } from 'react';

const SAID_FOR = 3_000;

/** Resolves when a lost connection is back. */
export const lineIsBack = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** `fine`, `lost`, or `back` for three seconds after it was lost. */
export function useConnection(): 'fine' | 'lost' | 'back' {
  const [connection, setConnection] = useState<'fine' | 'lost' | 'back'>('fine');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(timer);
      setConnection('lost');
    };
    const back = () => {
      setConnection('back');
      timer = setTimeout(() => setConnection('fine'), SAID_FOR);
    };
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);

  return connection;
}
