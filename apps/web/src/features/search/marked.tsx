import { matchedParts } from '@mercadito/domain/search/matched-parts';
import { Fragment } from 'react';

/** A name in which what was searched for stands out (SEARCH-10). */
export function Marked({ name, search }: { name: string; search: string }) {
  let at = 0;
  return matchedParts(name, search).map(({ text, isMatch }) => {
    at += text.length;
    return isMatch ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>;
  });
}
