import { useEffect, useState } from 'react';
import { onOnline } from './on-reconnect.ts';

const SAID_FOR = 3_000;

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
    const stop = onOnline(back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', lost);
      stop();
    };
  }, []);

  return connection;
}
