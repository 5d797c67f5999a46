import { useCreateCompanyMutation } from '../../../entities/companies/company-editing.api.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useForgetting } from '../../../shared/forms/use-forgetting.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { userLoaded } from '../../../shared/session/session.slice.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { CompanyFields } from './company-fields.tsx';
import classes from './company-form.module.css';
import { NOTICE_MS } from './notices.ts';
import { useCompanyForm } from './use-company-form.ts';

/**
 * Step one of opening a business: name, place and category. Once it is done the account has its business, and step two
 * follows from that.
 */
export function CreateCompanyForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('ownerCompany');
  const { user, token } = useSession();
  const dispatch = useAppDispatch();
  const [create] = useCreateCompanyMutation();
  const form = useCompanyForm(null);
  const sending = useSubmit(
    form,
    (values, idempotencyKey) => create({ ...values, idempotencyKey }),
    ({ _id }) => {
      // The gates know of it at once, whether or not the account can be read again.
      if (user) dispatch(userLoaded({ token, user: { ...user, company_id: _id } }));
    },
  );
  useForgetting(sending.failure, sending.forgetFailure, NOTICE_MS);
  return (
    <ContractFormBox form={form} onSubmit={sending.submit}>
      <div className={classes.form}>
        <CompanyFields form={form} />
        <SaveBar
          form={form}
          sending={sending}
          onDiscard={onCancel}
          names={{ save: t('create.next'), discard: t('common:cancel') }}
        />
      </div>
    </ContractFormBox>
  );
}
