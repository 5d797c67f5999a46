import { Alert, Anchor } from '@mantine/core';
import { hasActiveSubscription } from '@mercadito/domain/access/person';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { useSignInLink } from '../../../shared/navigation/way-back.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/** MEMBER-2: members are told what they see, others what they do not. */
export function MemberOnlyNote() {
  const { t } = useTranslation('shop');
  const { viewer, isSignedIn } = useSession();
  const signInLink = useSignInLink();
  return (
    <Alert icon={<IconLock />} variant="light">
      {hasActiveSubscription(viewer) ? t('business.membersNote') : t('business.privateNote')}{' '}
      {!isSignedIn && (
        <Anchor component={Link} to={signInLink} underline="always">
          {t('business.privateLogin')}
        </Anchor>
      )}
    </Alert>
  );
}
