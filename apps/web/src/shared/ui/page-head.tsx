import { useSite } from '../site/use-site.ts';

interface PageHeadProps {
  /** The page's name; left out on the home page. */
  title?: string | undefined;
}

/** The document's title, `{page} - {brand}` or just the brand (FRAME-1). React moves it into the head. */
export function PageHead({ title }: PageHeadProps) {
  const { brand } = useSite();
  return <title>{title ? `${title} - ${brand}` : brand}</title>;
}
