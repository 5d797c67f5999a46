import { createContext, use } from 'react';
import { useSite } from '../site/use-site.ts';

interface PageHeadProps {
  /** The page's name; left out on the home page. */
  title?: string | undefined;
}

/** How many things wait for the person, whichever page it is: a frame that counts some says so around its pages. */
export const TitleCount = createContext(0);

/** The document's title, `{page} - {brand}` or just the brand, after what waits, `(2) ` (FRAME-1). React moves it into the head. */
export function PageHead({ title }: PageHeadProps) {
  const { brand } = useSite();
  const count = use(TitleCount);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${title ? `${title} - ` : ''}${brand}`}</title>;
}
