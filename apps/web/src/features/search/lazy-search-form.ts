import { useEffect, useState } from 'react';
import { bringInsistently } from '../../shared/connection/on-reconnect.ts';
import type { SearchForm } from './search-form.tsx';

type Form = typeof SearchForm;

let form: Form | null = null;

async function bringSearchForm(): Promise<Form> {
  form = (await import('./search-form.tsx')).SearchForm;
  return form;
}

/**
 * The search field, whose code comes after the page; null until then. No `lazy`: React would hold its arrival back for
 * 300 ms, and somebody is about to type.
 */
export function useSearchForm(): Form | null {
  const [arrived, setArrived] = useState<Form | null>(() => form);
  useEffect(() => {
    let isWanted = true;
    void bringInsistently(bringSearchForm).then((Form) => isWanted && setArrived(() => Form));
    return () => {
      isWanted = false;
    };
  }, []);
  return arrived;
}
