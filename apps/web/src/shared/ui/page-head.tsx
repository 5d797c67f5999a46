import { screenAt } from '@mercadito/contracts/site/addresses';
import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { createContext, type Dispatch, type SetStateAction, use, useEffect } from 'react';
import { useLocation, useSearchParams } from '../navigation/router.tsx';
import { useSite } from '../site/use-site.tsx';

interface PageHeadProps {
  /** The page's name; left out on the home page. */
  title?: string | undefined;
}

/** How many things wait for the person, whichever page it is: a frame that counts some says so around its pages. */
export const TitleCount = createContext(0);

type Leads = readonly string[];

/** What of a page is shown, before its title, and how its parts say so. */
export const TitleLeads = createContext<Leads>([]);
export const SetTitleLeads = createContext<Dispatch<SetStateAction<Leads>>>(() => undefined);

/** What a page shows of what its title names: a category, a tab, a person. */
export function useTitleLead(lead: string | false | undefined): void {
  const set = use(SetTitleLeads);
  useEffect(() => {
    if (!lead) return;
    set((before) => [lead, ...before]);
    return () => set((before) => before.filter((each) => each !== lead));
  }, [lead, set]);
}

/**
 * The document's title, `{page} - {brand}` or just the brand, after what waits, `(2) ` (FRAME-1), and what is searched or shown there
 * (LOOK-48). React moves it into the head.
 */
export function PageHead({ title }: PageHeadProps) {
  const { brand } = useSite();
  const count = use(TitleCount);
  const [address] = useSearchParams();
  const { screen } = screenAt(useLocation().pathname);
  // On any other page these would be a stranger's words.
  const searched = screen.search?.search && searchTextOf(address.get('search') ?? '');
  const parts = [...use(TitleLeads), searched, title, brand].filter(Boolean);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${parts.join(' - ')}`}</title>;
}
