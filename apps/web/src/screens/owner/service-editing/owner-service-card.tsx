import { Button, Switch, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { IconPencil, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import { ServiceFace } from '../../../entities/services/service-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { CardCell } from '../../../shared/ui/card-grid.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './owner-service-card.module.css';
import { toServiceForm } from './service-href.ts';
import { useSetServiceFlag } from './use-set-service-flag.ts';

interface OwnerServiceCardProps {
  service: Service;
  onDelete: (service: Service) => void;
}

/** A service among its owner's, with what she does to it. */
export function OwnerServiceCard({ service, onDelete }: OwnerServiceCardProps) {
  const { t } = useTranslation('ownerServices');
  const { name, slug } = service;
  return (
    <CardCell>
      <ServiceFace
        service={service}
        picture={<Picture picture={service.photo_picture} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />}
        name={
          <Title order={3} className={classes.name}>
            {name}
          </Title>
        }
      />
      <div className={classes.actions}>
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
      </div>
    </CardCell>
  );
}

function Flags({ service }: { service: Service }) {
  const { t } = useTranslation('ownerServices');
  const set = useSetServiceFlag();
  const { name, is_available, is_pin } = service;
  const setAvailable = (value: boolean) =>
    void set(
      service,
      { flag: 'is_available', value },
      t(value ? 'card.nowAvailable' : 'card.nowUnavailable', { name }),
    );
  const setPinned = (value: boolean) =>
    void set(service, { flag: 'is_pin', value }, t(value ? 'card.nowPinned' : 'card.nowUnpinned', { name }));
  const Icon = is_pin ? IconPinnedOff : IconPin;
  return (
    <>
      <Switch
        className={classes.available}
        label={t('card.available')}
        aria-label={t('card.availableNamed', { name })}
        checked={is_available}
        onChange={({ currentTarget }) => setAvailable(currentTarget.checked)}
      />
      <Button
        variant="default"
        px="xs"
        leftSection={<Icon size={18} aria-hidden="true" />}
        aria-label={t(is_pin ? 'card.unpinNamed' : 'card.pinNamed', { name })}
        onClick={() => setPinned(!is_pin)}
      >
        {t(is_pin ? 'card.unpin' : 'card.pin')}
      </Button>
    </>
  );
}
