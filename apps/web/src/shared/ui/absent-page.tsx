import { Button, Group } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/router.tsx';
import { useSignInLink } from '../navigation/way-back.ts';
import { useSession } from '../session/use-session.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface AbsentPageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where to go on, and what the way there is called. */
  to: Href;
  action: string;
  /** Members may see what is absent for others: a visitor may be one. */
  mayBeForMembers?: boolean;
}

/** In place of a page whose thing is not there, or not any more. */
export function AbsentPage({ icon, title, text, to, action, mayBeForMembers = false }: AbsentPageProps) {
  const { isSignedIn } = useSession();
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        isPage
        icon={icon}
        title={title}
        text={text}
        action={
          <Group justify="center">
            {mayBeForMembers && !isSignedIn && <SignIn />}
            <Button component={Link} to={to} variant={mayBeForMembers && !isSignedIn ? 'default' : 'filled'}>
              {action}
            </Button>
          </Group>
        }
      />
    </>
  );
}

function SignIn() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={useSignInLink()}>
      {t('maybeForMembers')}
    </Button>
  );
}
