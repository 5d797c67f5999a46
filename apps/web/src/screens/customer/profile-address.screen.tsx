import { Button, Skeleton, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { AddressLines } from '../../entities/addresses/address-lines.tsx';
import { useMyAddress } from '../../entities/addresses/use-my-address.ts';
import { AddressForm } from '../../features/address-editing/address-form.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import classes from './profile-address.module.css';

const SHOWN = '/profile/address';
const ADDING = '/profile/add-address';
const CHANGING = '/profile/update-address';

/** The delivery address: shown, registered or changed, by the address of the page (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('checkout');
  const path = useLocation().pathname.replace(/\/$/, '');
  const title = { [ADDING]: t('address.addTitle'), [CHANGING]: t('address.updateTitle') }[path] ?? t('address.title');
  return (
    <>
      <PageHead title={title} />
      <Title order={1} mb="md">
        {title}
      </Title>
      <AddressPage path={path} />
    </>
  );
}

function AddressPage({ path }: { path: string }) {
  const { t } = useTranslation('checkout');
  const { address, isMissing, reading } = useMyAddress();
  // A form opens when it is known what to change, and stays whatever is read after that.
  if (path !== SHOWN && (address || isMissing)) return <EditedAddress key={path} isAdding={path === ADDING} />;
  return (
    <Loaded reading={reading} skeleton={<Skeleton height={220} />} failed={t('address.failed')} absent={<NoAddress />}>
      {(shown) => (
        <div className={classes.card}>
          <AddressLines address={shown} />
          <Button component={Link} to={CHANGING} variant="light">
            {t('address.change')}
          </Button>
        </div>
      )}
    </Loaded>
  );
}

function NoAddress() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon={<IconMapPin size={40} stroke={1.5} />}
      title={t('address.none')}
      text={t('address.noneText')}
      action={
        <Button component={Link} to={ADDING}>
          {t('address.add')}
        </Button>
      }
    />
  );
}

/** After saving back to where the person came from: the address, the cart or the checkout. */
function EditedAddress({ isAdding }: { isAdding: boolean }) {
  // As it was when the form opened: what is stored meanwhile neither moves the page nor overwrites what is typed.
  const [address] = useState(useMyAddress().address);
  const navigate = useNavigate();
  const state = useLocation().state as { from?: string } | null;
  const from = state?.from ?? SHOWN;
  const goBack = useCallback(() => void navigate(from, { replace: true }), [navigate, from]);

  // One address a person: a bookmark of the other form leads to the one that fits.
  if (isAdding !== (address === null)) return <Navigate to={isAdding ? CHANGING : ADDING} replace state={state} />;
  return <AddressForm address={address} onSaved={goBack} onDiscard={goBack} />;
}
