import { Alert, Button, Group, Image, Skeleton, Stack } from '@mantine/core';
import type { StatusPicture } from '@mercadito/contracts/status-pictures';
import { IconDownload, IconPhoto, IconRefresh, IconShare2 } from '@tabler/icons-react';
import { type Answer, useAction } from '../../shared/api/use-action.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded, type Reading } from '../../shared/ui/loaded.tsx';
import { saveFile } from '../../shared/ui/save-file.ts';

/** As wide as it is on a phone that shows a status. */
const LOOK = { maw: '22.5rem', w: '100%' } as const;

interface PictureOfTheDayProps {
  reading: Reading<StatusPicture>;
  /** Makes today's anew, with other goods. */
  make: () => PromiseLike<Answer>;
  /** Of whom it is. */
  name: string;
}

/** The picture for a WhatsApp status, to be shared or kept, and made anew (STATUS-1). */
export function PictureOfTheDay({ reading, make, name }: PictureOfTheDayProps) {
  const { t } = useTranslation('statusPicture');
  const { isBusy, failure, send } = useAction();
  const makeIt = () => void send(make);
  return (
    <Loaded reading={reading} skeleton={<Skeleton {...LOOK} height="40rem" />} failed={t('failed')}>
      {({ has_goods, picture }) => {
        if (!has_goods)
          return (
            <EmptyState icon={<IconPhoto size={40} stroke={1.5} />} title={t('nothing')} text={t('nothingText')} />
          );
        return (
          <Stack align="flex-start">
            {picture && !picture.is_current && <Alert color="yellow">{t('stale')}</Alert>}
            {failure !== null && <FormFailure error={failure} />}
            {picture?.is_current && <Ways jpeg={picture.jpeg} />}
            <Button
              variant={picture?.is_current ? 'default' : 'filled'}
              leftSection={<IconRefresh size={20} aria-hidden="true" />}
              loading={isBusy}
              onClick={makeIt}
            >
              {picture?.is_current ? t('others') : t(picture ? 'again' : 'make')}
            </Button>
            {picture && <Image {...LOOK} src={`data:image/jpeg;base64,${picture.jpeg}`} alt={t('picture', { name })} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** A messenger takes it as a photo by its kind and its name. */
function fileOf(jpeg: string): File {
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  return new File([bytes], FILE_NAME, { type: 'image/jpeg' });
}

const FILE_NAME = 'status.jpg';

/** By the phone's own sheet, where it takes pictures; and as a file. */
function Ways({ jpeg }: { jpeg: string }) {
  const { t } = useTranslation('statusPicture');
  const file = fileOf(jpeg);
  const canShare = navigator.canShare?.({ files: [file] }) === true;
  // Closing the phone's own sheet rejects too; there is nothing to say about it.
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined);
  const keep = () => saveFile(FILE_NAME, `data:image/jpeg;base64,${jpeg}`);
  return (
    <Group gap="xs">
      {canShare && (
        <Button leftSection={<IconShare2 size={20} aria-hidden="true" />} onClick={share}>
          {t('share')}
        </Button>
      )}
      <Button
        variant={canShare ? 'default' : 'filled'}
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        onClick={keep}
      >
        {t('download')}
      </Button>
    </Group>
  );
}
