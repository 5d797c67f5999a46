import { Button, Group, Switch, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service, ServicePage } from '@mercadito/contracts/services';
import { IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { updateService } from '../../../entities/services/service-editing.api.ts';
import { ServiceFace } from '../../../entities/services/service-list.tsx';
import { servicesApi, servicesOf } from '../../../entities/services/services.api.ts';
import { isEditConflict } from '../../../shared/api/api-error.ts';
import { type AppDispatch, type AppThunk, useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { CardCell } from '../../../shared/ui/card-grid.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import { readFreshService, serviceFields, toServiceForm } from './own-service.ts';
import classes from './service-editing.module.css';

/** A service among its owner's, with what she does to it. */
export function OwnerServiceCard({ service, onDelete }: { service: Service; onDelete: (service: Service) => void }) {
  const { t } = useTranslation('ownerServices');
  const { name, slug } = service;
  return (
    <CardCell>
      <ServiceFace
        service={service}
        picture={<Picture picture={service.photo_picture} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />}
        name={
          <Title order={3} className={classes.cardName}>
            {name}
          </Title>
        }
      />
      <Group className={`${layout.growParts} ${classes.actions}`} align="stretch" gap="xs">
        <Flags service={service} />
        <Button
          component={Link}
          to={toServiceForm(slug)}
          variant="light"
          px="xs"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          aria-label={t('card.editNamed', { name })}
        >
          {t('card.edit')}
        </Button>
        <Button
          variant="light"
          color="red"
          px="xs"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          aria-label={t('card.deleteNamed', { name })}
          onClick={() => onDelete(service)}
        >
          {t('card.delete')}
        </Button>
      </Group>
    </CardCell>
  );
}

function Flags({ service }: { service: Service }) {
  const { t } = useTranslation('ownerServices');
  const set = useSetServiceFlag(service);
  const { name, is_available, is_pin } = service;
  const Icon = is_pin ? IconPinnedOff : IconPin;
  return (
    <>
      <Switch
        className={classes.available}
        label={t('card.available')}
        aria-label={t('card.availableNamed', { name })}
        checked={is_available}
        onChange={() => set('is_available', t(is_available ? 'card.nowUnavailable' : 'card.nowAvailable', { name }))}
      />
      <Button
        variant="default"
        px="xs"
        leftSection={<Icon size={18} aria-hidden="true" />}
        aria-label={t(is_pin ? 'card.unpinNamed' : 'card.pinNamed', { name })}
        onClick={() => set('is_pin', t(is_pin ? 'card.nowUnpinned' : 'card.nowPinned', { name }))}
      >
        {t(is_pin ? 'card.unpin' : 'card.pin')}
      </Button>
    </>
  );
}

interface Change {
  readonly flag: 'is_pin' | 'is_available';
  readonly value: boolean;
}

/** A page of the list as it will be, pinned ones apart. */
function withChange(page: ServicePage, id: number, { flag, value }: Change): ServicePage {
  const all = [...page.service_pinned, ...page.services].map((each) =>
    each.id === id ? { ...each, [flag]: value } : each,
  );
  return { ...page, services: all.filter(({ is_pin }) => !is_pin), service_pinned: all.filter(({ is_pin }) => is_pin) };
}

async function send(dispatch: AppDispatch, service: Service, { flag, value }: Change) {
  const write = (known: Service) =>
    dispatch(
      updateService.initiate({
        ...serviceFields(known),
        [flag]: value,
        service_id: known.id,
        company_id: known.company.pk,
        updated_at: known.updated_at,
      }),
    );
  // The call takes the whole service, of which a list has a part: it goes back as it stands, with this one thing changed.
  const writeFresh = () => dispatch(readFreshService(service.slug)).then(write, (error: unknown) => ({ error }));
  const answer = await writeFresh();
  return isEditConflict(answer.error) ? writeFresh() : answer;
}

/** Shows the change at once; refused, the card is as it was. */
const change =
  (service: Service, wanted: Change): AppThunk<Promise<{ readonly error?: unknown }>> =>
  async (dispatch) => {
    const patch = dispatch(
      servicesApi.util.updateQueryData('readServices', servicesOf(service.company.pk), (list) => ({
        ...list,
        pages: list.pages.map((page) => ('next' in page ? withChange(page, service.id, wanted) : page)),
      })),
    );
    const { error } = await send(dispatch, service, wanted);
    if (error !== undefined) patch.undo();
    return { error };
  };

/** Pins a service or makes it available, or takes that back, at once and with Undo (SERVICE-6). */
function useSetServiceFlag(service: Service) {
  const dispatch = useAppDispatch();
  return (flag: Change['flag'], message: string) => {
    const was = service[flag];
    void doUndoably({
      message,
      act: () => dispatch(change(service, { flag, value: !was })),
      actBack: () => dispatch(change(service, { flag, value: was })),
      isAside: true,
    });
  };
}
