import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { FormEvent } from 'react';
import { FormWorkContext, useSubmitAfterWork } from '../../../shared/forms/field-work.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './company-form.module.css';
import { CompanyPictureFields } from './company-picture-fields.tsx';
import { useCompanyPictures } from './use-company-pictures.ts';

interface CompanyPicturesFormProps {
  company: CompanyDetails;
  onSaved: () => void;
  onCancel: () => void;
}

/** Step two of opening a business: its profile picture, and a banner if there is one. What has gone does not go again. */
export function CompanyPicturesForm({ company, onSaved, onCancel }: CompanyPicturesFormProps) {
  const { t } = useTranslation('ownerCompany');
  const pictures = useCompanyPictures(company._id, { onDone: onSaved });
  const { work, begin } = useSubmitAfterWork(() => {
    if (pictures.profile.picture) void pictures.send();
    else pictures.profile.refuse(t('errors.profile'));
  });
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        begin();
      }}
    >
      <FormWorkContext value={work}>
        <div className={classes.form}>
          <CompanyPictureFields pictures={pictures} company={company} isProfileRequired />
          <SaveBar
            form={{ isDirty: () => pictures.isDirty, reset: pictures.forget }}
            sending={{ failure: null, isSending: pictures.isSending }}
            onDiscard={onCancel}
            names={{ discard: t('common:cancel') }}
          />
        </div>
      </FormWorkContext>
    </form>
  );
}
