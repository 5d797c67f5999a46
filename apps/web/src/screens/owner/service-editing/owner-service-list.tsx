import { Stack } from '@mantine/core';
import type { Service } from '@mercadito/contracts/services';
import { IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeleteServiceMutation } from '../../../entities/services/service-editing.api.ts';
import { ServiceSkeletons } from '../../../entities/services/service-list.tsx';
import { useServices } from '../../../entities/services/use-services.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { GrowingList } from '../../../shared/lists/growing-list.tsx';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { CardSection } from '../card-section.tsx';
import { toNewService } from './own-service.ts';
import { OwnerServiceCard } from './owner-service-card.tsx';
import classes from './service-editing.module.css';

/** An owner's services, the pinned ones first (SERVICE-5). */
export function OwnerServiceList() {
  const { t } = useTranslation('ownerServices');
  const [leaving, setLeaving] = useState<Service | null>(null);
  const [isAsked, setAsked] = useState(false);
  const reading = useServices(useCompanyId());
  const askToDelete = (service: Service) => {
    setLeaving(service);
    setAsked(true);
  };
  const cardOf = (service: Service) => <OwnerServiceCard key={service.id} service={service} onDelete={askToDelete} />;
  const pages = reading.currentData?.pages ?? [];
  const pinned = pages.flatMap(({ service_pinned }) => service_pinned);
  const pinnedCards = (
    <CardSection title={t('list.pinned')} cards={pinned}>
      {cardOf}
    </CardSection>
  );
  return (
    <Stack gap="lg" className={classes.list}>
      <GrowingList
        reading={reading}
        entriesOf={({ services }) => services}
        count={(pages.at(-1)?.count ?? 0) - pinned.length}
        skeleton={<ServiceSkeletons />}
        failed={t('list.failed')}
        empty={pinned.length === 0 ? <NoServices /> : pinnedCards}
      >
        {({ entries, listRef }) => (
          <>
            {pinnedCards}
            <CardSection ref={listRef} title={t('list.all')} cards={entries}>
              {cardOf}
            </CardSection>
          </>
        )}
      </GrowingList>
      {/* The dialog keeps its words while it closes. */}
      {leaving && <DeleteService service={leaving} opened={isAsked} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

interface DeleteServiceProps {
  service: Service;
  opened: boolean;
  onClose: () => void;
}

function DeleteService({ service: { id, name, photo_picture, company }, opened, onClose }: DeleteServiceProps) {
  const { t } = useTranslation('ownerServices');
  const [remove] = useDeleteServiceMutation();
  return (
    <DeleteDialog
      opened={opened}
      name={name}
      picture={photo_picture}
      question={t('delete.ask', { name })}
      onDelete={() => remove({ service_id: id, company_id: company.pk })}
      onDeleted={() => tell(t('deleted'), { isBrief: true, isAside: true })}
      onClose={onClose}
    />
  );
}

function NoServices() {
  const { t } = useTranslation('ownerServices');
  return (
    <EmptyState
      icon={<IconTool size={40} stroke={1.5} />}
      title={t('list.none')}
      text={t('list.noneText')}
      way={{ to: toNewService(), text: t('tabs.add') }}
    />
  );
}
