import { screenAt } from '@mercadito/contracts/site/addresses';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router';
import { answerOf } from '../shared/api/served-data.ts';
import { useLanguage } from '../shared/i18n/use-language.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { useVisit } from '../shared/visit/use-visit.ts';
import type { SiteScreen } from './screens.ts';

/** The title that the site map gives a screen, the same as the server's. */
export function ScreenTitle({ screen }: { screen: SiteScreen }) {
  const { t } = useTranslation();
  const { params } = screenAt(useLocation().pathname);
  if (typeof screen.title === 'string') return <PageHead title={t(screen.title, params)} />;
  return <NameInFirstRead screen={screen} params={params} />;
}

interface NameProps {
  screen: SiteScreen;
  params: Readonly<Record<string, string | number>>;
}

/** What a screen of one thing is about says its name; until it has come, and where it is absent, others say what this is. */
function NameInFirstRead({ screen, params }: NameProps) {
  const { randomOrder } = useVisit();
  const language = useLanguage();
  const [search] = useSearchParams();
  const [first] = screen.reads?.(params as never, { search, randomOrder, language }) ?? [];
  const name = useSelector((state) => first && (answerOf(first, state) as { name?: string } | undefined)?.name);
  return name === undefined ? null : <PageHead title={name} />;
}
