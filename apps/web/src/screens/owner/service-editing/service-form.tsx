import { Text, Title } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { useId, useState } from 'react';
import { useCreateServiceMutation, useUpdateServiceMutation } from '../../../entities/services/service-editing.api.ts';
import { ServiceFace } from '../../../entities/services/service-list.tsx';
import { isEditConflict } from '../../../shared/api/api-error.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../../shared/navigation/router.tsx';
import { PickedPicture } from '../../../shared/pictures/picture-tile.tsx';
import { useFormProgress } from '../../../shared/pictures/use-upload.ts';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { CardCell, CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { tell, tellError } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';
import { readFreshService, serviceFields, toServices } from './own-service.ts';
import classes from './service-editing.module.css';
import {
  choiceName,
  ServiceFormFields,
  type ServiceFormState,
  useServiceChoices,
  useServiceForm,
  zoneNames,
} from './service-form-fields.tsx';

/** Offers a service or changes one, beside the card that customers will see (SERVICE-5). */
export function ServiceForm({ service }: { service: Service | null }) {
  const { t } = useTranslation('ownerServices');
  // The service as it was when the form opened: what is read meanwhile does not overwrite what is typed.
  const [opened] = useState(service);
  const company_id = useCompanyId();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();
  const form = useServiceForm(opened);
  const choices = useServiceChoices(opened);
  const progress = useFormProgress();
  const goBack = () => navigate(toServices());

  const conflict = useEditConflict<Partial<typeof form.values>>(opened?.updated_at ?? '', async () => {
    const fresh = await dispatch(readFreshService(opened?.slug ?? ''));
    return { values: serviceFields(fresh), updated_at: fresh.updated_at };
  });
  const save = async (values: ReturnType<typeof form.getTransformedValues>, idempotencyKey: string) => {
    const sent = { ...values, description: values.description ?? '', company_id, onProgress: progress.onProgress };
    const answer = await (opened
      ? update({ ...sent, service_id: opened.id, updated_at: conflict.lastRead.current })
      : create({ ...sent, idempotencyKey }));
    progress.end();
    if (answer.error !== undefined && !isEditConflict(answer.error)) tellError(answer.error, { isAside: true });
    return answer;
  };
  const sending = useSubmit(
    form,
    save,
    () => {
      tell(t(opened ? 'updated' : 'created'), { isBrief: true, isAside: true });
      goBack();
    },
    { onConflict: conflict.ask },
  );
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        <div className={classes.form}>
          <ServiceFormFields
            form={form}
            choices={choices}
            stored={opened}
            shares={progress.sharesOf(form.values.photo)[0]}
          />
          <ServicePreview values={form.values} stored={opened?.photo_picture ?? null} />
        </div>
        <SaveBar
          form={form}
          sending={sending}
          onDiscard={goBack}
          names={{ save: t('form.submit'), discard: t('common:cancel') }}
        />
      </ContractFormBox>
      <EditConflictDialog
        form={form}
        conflict={conflict}
        read={{
          category_id: (id) => choiceName(choices.categories, String(id)),
          zones_ids: (ids) => zoneNames(choices.zones, String(ids)),
        }}
        onKeep={sending.submit}
      />
    </>
  );
}

interface ServicePreviewProps {
  values: ServiceFormState['values'];
  /** The picture that the server has. */
  stored: PictureData | null;
}

/** The card as it will stand among others, while it is written. */
function ServicePreview({ values, stored }: ServicePreviewProps) {
  const { t } = useTranslation('ownerServices');
  const id = useId();
  const [photo] = values.photo;
  const price = plainAmount(String(values.hour_price), 3);
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <Title order={2} size="h3" mb="xs" id={id}>
        {t('form.preview')}
      </Title>
      <CardGrid>
        <CardCell>
          <ServiceFace
            service={{
              hour_price: price === null ? null : Number(price),
              currency: values.currency || 'MXN',
              is_available: values.is_available === true,
              subscription_active: values.subscription_active === true,
            }}
            picture={
              photo ? (
                <PickedPicture picture={photo} ratio={4 / 3} />
              ) : (
                <Picture picture={stored} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />
              )
            }
            name={
              <Text className={`${words.name} ${words.breaks}`} c={values.name ? undefined : 'dimmed'}>
                {values.name || t('form.name')}
              </Text>
            }
          />
        </CardCell>
      </CardGrid>
    </section>
  );
}
