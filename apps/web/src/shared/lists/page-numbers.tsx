import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/link.ts';
import { pagesAround, useHrefOfPage } from './page-number.ts';
import classes from './page-numbers.module.css';

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
  const { t } = useTranslation('kit');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages.of', { list: label })} className={classes.bar}>
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
    </nav>
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
