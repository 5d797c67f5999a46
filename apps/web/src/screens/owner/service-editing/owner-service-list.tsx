import { Stack, Title } from '@mantine/core';
import type { Service } from '@mercadito/contracts/services';
import { IconTool } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useDeleteServiceMutation } from '../../../entities/services/service-editing.api.ts';
import { ServiceSkeletons } from '../../../entities/services/service-list.tsx';
import { useReadServicesQuery } from '../../../entities/services/services.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { toNewService } from './own-service.ts';
import { OwnerServiceCard } from './owner-service-card.tsx';
import classes from './service-editing.module.css';

/** An owner's services, the pinned ones first (SERVICE-5). */
export function OwnerServiceList() {
  const { t } = useTranslation('ownerServices');
  const [leaving, setLeaving] = useState<Service | null>(null);
  const [isAsked, setAsked] = useState(false);
  const reading = useReadServicesQuery({ action: 'all', company_id: useCompanyId() });
  const askToDelete = (service: Service) => {
    setLeaving(service);
    setAsked(true);
  };
  return (
    <Loaded reading={reading} skeleton={<ServiceSkeletons />} failed={t('list.failed')}>
      {(list) => (
        <Stack gap="lg" className={classes.list}>
          {'services' in list && (
            <>
              {list.services.length + list.service_pinned.length === 0 && <NoServices />}
              <Part title={t('list.pinned')} services={list.service_pinned} onDelete={askToDelete} />
              <Part title={t('list.all')} services={list.services} onDelete={askToDelete} />
            </>
          )}
          {/* It keeps its words while it closes. */}
          {leaving && <DeleteService service={leaving} opened={isAsked} onClose={() => setAsked(false)} />}
        </Stack>
      )}
    </Loaded>
  );
}

interface PartProps {
  title: string;
  services: readonly Service[];
  onDelete: (service: Service) => void;
}

/** Some services under their title; nothing where there are none. */
function Part({ title, services, onDelete }: PartProps) {
  const id = useId();
  if (services.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <CardGrid label={title}>
        {services.map((service) => (
          <OwnerServiceCard key={service.id} service={service} onDelete={onDelete} />
        ))}
      </CardGrid>
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
