import { Group, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link, useLocation, useSearchParams } from '../navigation/router.tsx';
import classes from './numbered-list.module.css';

/** So far from the current page a number gives way on a phone, where nine have no room. */
const FAR = 2;

interface PageNumbersProps {
  /** What is listed. */
  label: string;
  current: number;
  pages: number;
}

/** The way to the other pages of a list: links, so that each opens in a tab of its own and Back leads here. */
export function PageNumbers({ label, current, pages }: PageNumbersProps) {
  const { t } = useTranslation('controls');
  if (pages <= 1) return null;
  return (
    <Group
      component="nav"
      aria-label={t('pages.of', { list: label })}
      py="lg"
      align="stretch"
      justify="center"
      gap="xxs"
    >
      {current > 1 && (
        <PageLink page={Math.min(current - 1, pages)} label={t('pages.previous')} rel="prev">
          <IconChevronLeft size={20} aria-hidden="true" />
        </PageLink>
      )}
      {pagesAround(current, pages).map((page) => (
        <PageLink
          key={page}
          page={page}
          isCurrent={page === current}
          isFar={Math.abs(page - current) > FAR}
          label={t('pages.page', { page })}
        >
          {page}
        </PageLink>
      ))}
      {current < pages && (
        <PageLink page={current + 1} label={t('pages.next')} rel="next">
          <IconChevronRight size={20} aria-hidden="true" />
        </PageLink>
      )}
    </Group>
  );
}

interface PageLinkProps {
  page: number;
  label: string;
  isCurrent?: boolean;
  isFar?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

function PageLink({ page, label, isCurrent = false, isFar = false, rel, children }: PageLinkProps) {
  const hrefOfPage = useHrefOfPage();
  return (
    <UnstyledButton
      component={Link}
      to={hrefOfPage(page)}
      className={classes.page}
      aria-current={isCurrent ? 'page' : undefined}
      data-far={isFar || undefined}
      rel={rel}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </UnstyledButton>
  );
}

/** The most page buttons at a time (LIST-11). */
const MOST_BUTTONS = 9;

/** The largest number that a call takes for a page. */
const LAST_PAGE = 100_000;

/** The page that an address asks for; 1 where it asks for none, or for nonsense. */
export function pageIn(params: URLSearchParams): number {
  const asked = Number(params.get('page'));
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
}

/** The page that the address asks for: `useListCompanyOrdersQuery({ companyId, page: usePageNumber() })`. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  return pageIn(params);
}

/** This address with another page, its filters kept; the first page goes without a number. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? '' : `?${next}`;
}

/** The address of another page of this list, by its number. */
export function useHrefOfPage(): (page: number) => Href {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (page) => hrefHere(pathname, searchOfPage(params, page));
}

/**
 * The page numbers to choose from: as many as may be shown, the current one in their middle unless an end is near.
 * @param pages how many there are
 */
export function pagesAround(current: number, pages: number, most = MOST_BUTTONS): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(most / 2), pages - length + 1));
  return Array.from({ length }, (_, at) => first + at);
}
