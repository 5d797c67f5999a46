import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type Href, hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { AskForMembership } from './ask-for-membership.tsx';

/** What whoever looks does next to sell here: sign in, ask for a membership, open a business, or go on with it. */
export function NextStep() {
  const { t } = useTranslation('sell');
  const { viewer, user, isSignedIn } = useSession();
  const { owners_need_subscription: ownersNeedSubscription } = useSite();
  if (!isSignedIn) return <SignInFirst />;
  // The account is on its way.
  if (!user) return <Skeleton height="11rem" />;
  if (may(viewer, 'site.enter').allowed) {
    return <Way title={t('admin.title')} to={hrefTo('people', {}, { state: 'asking' })} text={t('admin.to')} />;
  }
  if (!may(viewer, 'membership.ask').allowed) {
    return <Way title={t('driver.title')} to={hrefTo('driver')} text={t('driver.to')} />;
  }
  const { subscriptionActive } = user.profile;
  if (ownersNeedSubscription && !subscriptionActive) {
    return <AskForMembership isLapsed={user.company_id !== null} />;
  }
  if (user.company_id !== null) return <Way title={t('has.title')} to={hrefTo('myBusiness')} text={t('has.to')} />;
  return <Way title={t('open.title')} to={hrefTo('createCompany')} text={t('open.to')} />;
}

function Way({ title, to, text }: { title: string; to: Href; text: string }) {
  return (
    <PageCard title={title}>
      <Group>
        <Button component={Link} to={to}>
          {text}
        </Button>
      </Group>
    </PageCard>
  );
}

/** Both lead back here. */
function SignInFirst() {
  const { t } = useTranslation('sell');
  const signIn = useSignInLink();
  const [, search = ''] = signIn.split('?', 2);
  return (
    <PageCard title={t('visitor.title')}>
      <Text>{t('visitor.text')}</Text>
      <Group gap="xs">
        <Button component={Link} to={hrefHere(hrefTo('signUp'), search && `?${search}`)}>
          {t('visitor.signUp')}
        </Button>
        <Button component={Link} to={signIn} variant="default">
          {t('visitor.signIn')}
        </Button>
      </Group>
    </PageCard>
  );
}
