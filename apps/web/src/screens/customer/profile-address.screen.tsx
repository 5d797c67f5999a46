import { Button, Group, Skeleton, Title } from '@mantine/core';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { IconMapPin } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { AddressLines, receiverOf } from '../../entities/addresses/address-lines.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, Navigate, useLocation, useNavigate } from '../../shared/navigation/router.tsx';
import { ownAddress } from '../../shared/navigation/way-back.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { AddressForm } from './address-editing/address-form.tsx';
import classes from './profile-address.module.css';
import { useMyAddress } from './use-my-address.ts';

/** The delivery address: shown, registered or changed, by the address of the page (SCREEN-11). */
export function Component() {
  const { t } = useTranslation('checkout');
  const { name } = screenAt(useLocation().pathname);
  const title = { addAddress: t('address.addTitle'), updateAddress: t('address.updateTitle') }[String(name)];
  return (
    <>
      <Title order={1} mb="md">
        {title ?? t('address.title')}
      </Title>
      <AddressPage form={name === 'addAddress' || name === 'updateAddress' ? name : null} />
    </>
  );
}

/** Which form the address asks for; null for none, and the address is shown. */
type AskedForm = 'addAddress' | 'updateAddress' | null;

function AddressPage({ form }: { form: AskedForm }) {
  const { t } = useTranslation('checkout');
  const { address, isMissing, reading } = useMyAddress();
  // A form opens when it is known what to change, and stays whatever is read after that.
  if (form && (address || isMissing)) return <EditedAddress key={form} isAdding={form === 'addAddress'} />;
  return (
    <Loaded reading={reading} skeleton={<Skeleton height={220} />} failed={t('address.failed')} absent={<NoAddress />}>
      {(shown) => (
        <Group className={classes.card} align="flex-start" justify="space-between">
          <AddressLines name={receiverOf(shown)} address={shown} />
          <Button component={Link} to={hrefTo('updateAddress')} variant="light">
            {t('address.change')}
          </Button>
        </Group>
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
      way={{ to: hrefTo('addAddress'), text: t('address.add') }}
    />
  );
}

/** After saving back to where the person came from: the address, the cart or the checkout. */
function EditedAddress({ isAdding }: { isAdding: boolean }) {
  // As it was when the form opened: what is stored meanwhile neither moves the page nor overwrites what is typed.
  const [address] = useState(useMyAddress().address);
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = ownAddress(Object(state).from) ?? hrefTo('profileAddress');
  const goBack = useCallback(() => navigate(from, { replace: true }), [navigate, from]);

  // One address a person: a bookmark of the other form leads to the one that fits.
  if (isAdding !== (address === null))
    return <Navigate to={hrefTo(isAdding ? 'updateAddress' : 'addAddress')} replace state={state} />;
  return <AddressForm address={address} onSaved={goBack} onDiscard={goBack} />;
}
