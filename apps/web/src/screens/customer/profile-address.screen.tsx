import { Skeleton, Title } from '@mantine/core';
import type { CustomerAddress } from '@mercadito/contracts/addresses';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { useCallback, useState } from 'react';
import { useListCustomerAddressesQuery } from '../../entities/addresses/addresses.api.ts';
import { chooseAddress } from '../../entities/addresses/delivery-address.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Navigate, useLocation, useNavigate, useSearchParams } from '../../shared/navigation/router.tsx';
import { ownAddress } from '../../shared/navigation/way-back.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { AddressForm } from './address-editing/address-form.tsx';
import { AddressList } from './addresses/address-list.tsx';

/** The delivery addresses: shown, registered or changed, by the address of the page (SCREEN-11). */
export function Component() {
  const { t } = useTranslation('checkout');
  const { t: ofAddresses } = useTranslation('addresses');
  const { name } = screenAt(useLocation().pathname);
  const title = { addAddress: t('address.add'), updateAddress: t('address.change') }[String(name)];
  return (
    <>
      <Title order={1} mb="md">
        {title ?? ofAddresses('title')}
      </Title>
      {name === 'addAddress' && <EditedAddress address={null} />}
      {name === 'updateAddress' && <ChangedAddress />}
      {name === 'profileAddress' && <AddressList />}
    </>
  );
}

/** The one that the address of the page names, else the default one; who has none registers one. */
function ChangedAddress() {
  const { t } = useTranslation('checkout');
  const { state } = useLocation();
  const [search] = useSearchParams();
  const wanted = Number(search.get('address'));
  const [opened, setOpened] = useState<CustomerAddress | null>(null);
  const reading = useListCustomerAddressesQuery();
  const results = reading.currentData?.results ?? [];
  const found = wanted ? results.find(({ id }) => id === wanted) : results[0];
  // As it was when the form opened: what is stored meanwhile neither moves the page nor overwrites what is typed.
  if (found && !opened) setOpened(found);
  const isGone = opened !== null && reading.isSuccess && !results.some(({ id }) => id === opened.id);
  if (opened) return <EditedAddress address={opened} isGone={isGone} />;
  return (
    <Loaded reading={reading} skeleton={<Skeleton height={220} />} failed={t('address.failed')}>
      {() => <Navigate to={hrefTo(wanted ? 'profileAddress' : 'addAddress')} replace state={state} />}
    </Loaded>
  );
}

/** After saving back to where the person came from: the addresses, the cart or the checkout, which takes a new one for its order. */
function EditedAddress({ address, isGone = false }: { address: CustomerAddress | null; isGone?: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = ownAddress(Object(state).from) ?? hrefTo('profileAddress');
  const goBack = useCallback(() => navigate(from, { replace: true }), [navigate, from]);
  const onSaved = ({ id, user, is_default }: CustomerAddress) => {
    if ((!address || isGone) && !is_default && from === hrefTo('checkout'))
      chooseAddress({ userId: user, addressId: id });
    goBack();
  };
  return <AddressForm address={address} isGone={isGone} onSaved={onSaved} onDiscard={goBack} />;
}
