import { Button } from '@mantine/core';
import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { helpMessage } from '@mercadito/domain/messages/contact-messages';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSignInLink } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { WhenHydrated } from '../../shared/ui/when-hydrated.tsx';
import { RolePage } from './how-it-works/role-page.tsx';

const STEPS = ['take', 'bring', 'collect', 'handIn'] as const;
const QUESTIONS = ['earning', 'signal', 'nobody', 'beginning'] as const;

/** `/how-it-works/delivering`: from the first order to the cash that is handed in (SCREEN-64). */
export function Component() {
  const { t } = useTranslation('howItWorks');
  const { product: town } = useSite();
  return (
    <RolePage
      howTo="delivering"
      title={t('delivering.title')}
      lead={t('delivering.lead', { town })}
      steps={STEPS.map((step) => ({
        title: t(`delivering.steps.${step}.title`),
        text: t(`delivering.steps.${step}.text`),
        ...((step === 'take' || step === 'bring') && {
          picture: { name: step, alt: t(`delivering.steps.${step}.picture`) },
        }),
      }))}
      questions={QUESTIONS.map((each) => [
        t(`delivering.asked.${each}.question`),
        t(`delivering.asked.${each}.answer`),
      ])}
      onward={
        <WhenHydrated>
          <Onward />
        </WhenHydrated>
      }
      messageOf={(to, language) => helpMessage(to, { of: 'delivering' }, language)}
    />
  );
}

/** Whose page Deliveries is goes there; a visitor needs an account first, and a customer writes to those who help. */
function Onward() {
  const { t } = useTranslation('howItWorks');
  const { viewer, isSignedIn } = useSession();
  const signIn = useSignInLink();
  const [, search = ''] = signIn.split('?', 2);
  const drives = may(viewer, 'delivery.enter').allowed;
  if (isSignedIn && !drives) return null;
  return (
    <Button component={Link} to={drives ? hrefTo('driver') : hrefHere(hrefTo('signUp'), search && `?${search}`)}>
      {t(drives ? 'delivering.onward' : 'delivering.signUp')}
    </Button>
  );
}
