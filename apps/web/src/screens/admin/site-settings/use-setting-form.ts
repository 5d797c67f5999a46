import type { SiteSettings } from '@mercadito/contracts/settings';
import { useEffect, useEffectEvent } from 'react';
import { useUpdateSettingsMutation } from '../../../entities/settings/settings-editing.api.ts';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';

export interface SettingProps {
  settings: SiteSettings;
  /** What stands there, from the server and no cache. */
  readAgain: () => Promise<SiteSettings>;
}

type Change = Parameters<ReturnType<typeof useUpdateSettingsMutation>[0]>[0];

/**
 * Saves a form of one setting, and keeps it up to date while others may change the settings: what nobody types into shows what
 * stands there, and another setting that was changed is no reason to ask. What was typed stays, and saving asks (SITE-6).
 */
export function useSettingForm<V extends object, Sent extends Change>(
  form: ContractForm<V, Sent>,
  { settings, readAgain }: SettingProps,
  valuesOf: (settings: SiteSettings) => V,
) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateSettingsMutation();
  const conflict = useEditConflict<V>(settings.updated_at, async () => {
    const current = await readAgain();
    return { values: valuesOf(current), updated_at: current.updated_at };
  });
  const follow = useEffectEvent((current: string) => {
    const isAsOpened = JSON.stringify(form.getInitialValues()) === current;
    if (!isAsOpened && form.isDirty()) return;
    conflict.lastRead.current = settings.updated_at;
    if (isAsOpened) return;
    const next = JSON.parse(current) as V;
    form.beginWith(next);
  });
  const current = JSON.stringify(valuesOf(settings));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version of the same value counts too
  useEffect(() => follow(current), [current, settings.updated_at]);

  const send = (values: Sent) => update({ ...values, updated_at: conflict.lastRead.current });
  const sending = useSubmit(form, send, () => tell(t('settings.saved')), { onConflict: conflict.ask });
  return { conflict, ...sending };
}
