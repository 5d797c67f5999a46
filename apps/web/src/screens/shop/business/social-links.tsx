import { ActionIcon, Group } from '@mantine/core';
import { useGetSocialNetworksQuery } from '../../../entities/customization/customization.api.ts';
import { NETWORKS } from '../../../entities/customization/networks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** Where else a business is found. An extra: without an answer there is simply no row. */
export function SocialLinks({ companyId, companyName }: { companyId: number; companyName: string }) {
  const { t } = useTranslation('shop');
  const { currentData } = useGetSocialNetworksQuery({ companyId });
  const used = NETWORKS.filter(({ field }) => currentData?.[field]);
  if (!currentData || used.length === 0) return null;
  return (
    <Group gap={0} mt="lg" justify="center" role="group" aria-label={t('business.social')}>
      {used.map(({ field, name, Icon }) => (
        <ActionIcon
          key={field}
          component="a"
          href={currentData[field]}
          target="_blank"
          rel="noopener nofollow"
          variant="subtle"
          aria-label={t('business.network', { name: companyName, network: name })}
        >
          <Icon size={24} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      ))}
    </Group>
  );
}
