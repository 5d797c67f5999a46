import { Stack } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';

interface ProfilePartProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page behind a row of the profile, with the way back to it. */
export function ProfilePart({ title, lead, children }: ProfilePartProps) {
  const { t } = useTranslation('accounts');
  return (
    <Stack maw="40rem" mx="auto">
      <SubPageHead back={<BackLink to={hrefTo('profile')}>{t('profile.back')}</BackLink>} title={title} lead={lead} />
      {children}
    </Stack>
  );
}
