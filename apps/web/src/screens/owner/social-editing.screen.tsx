import { TextInput } from '@mantine/core';
import type { SocialNetworks } from '@mercadito/contracts/customization';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useGetSocialNetworksQuery } from '../../entities/customization/customization.api.ts';
import {
  useAddSocialNetworksMutation,
  useUpdateSocialNetworksMutation,
} from '../../entities/customization/customization-editing.api.ts';
import { NETWORKS } from '../../entities/customization/networks.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { SectionForm, useSectionForm } from './customization-editing/section-form.tsx';
import { type FormOf, sectionPage } from './customization-editing/section-page.tsx';

/** Where else a business is found, added or changed (SCREEN-26). */
export const Component = sectionPage('social', useGetSocialNetworksQuery, SocialForm);

type Network = (typeof NETWORKS)[number];

/** Something of each network, by its field. */
const ofEach = (give: (network: Network) => string) =>
  Object.fromEntries(NETWORKS.map((network) => [network.field, give(network)])) as Record<Network['field'], string>;

const valuesOf = (stored: SocialNetworks | null) => ofEach(({ field }) => stored?.[field] ?? '');

/** Where else a business is found; each of it may stay blank. */
function SocialForm(of: FormOf<SocialNetworks>) {
  const { companyId: company_id, stored } = of;
  const { t } = useTranslation('ownerPages');
  const [add] = useAddSocialNetworksMutation();
  const [update] = useUpdateSocialNetworksMutation();
  const form = useContractForm('customization', 'addSocialNetworks', {
    initialValues: valuesOf(stored),
    labels: ofEach(({ name }) => name),
    messages: ofEach(() => t('social.urlFormat')),
  });
  const section = useSectionForm(of, {
    label: 'social',
    form,
    valuesOf,
    send: (values, { updated_at, idempotencyKey }) =>
      stored
        ? update({ ...values, company_id, social_id: stored.id, updated_at })
        : add({ ...values, company_id, idempotencyKey }),
  });
  return (
    <SectionForm section={section}>
      {NETWORKS.map(({ field, Icon }) => (
        <TextInput
          key={field}
          {...form.field(field)}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_LENGTH.url}
          leftSection={<Icon size={20} stroke={1.5} aria-hidden="true" />}
        />
      ))}
    </SectionForm>
  );
}
