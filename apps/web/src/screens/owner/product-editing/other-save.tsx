import { Suspense, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { MoreSign } from '../../../shared/ui/more-sign.tsx';
import type { OtherSaveProps } from './other-save-menu.tsx';

// A form that is only filled in and saved has no use for a menu.
const OtherSaveMenu = lazyChunk(() => import('./other-save-menu.tsx').then((m) => m.OtherSaveMenu));

/** The other way to save a product, behind a sign beside Save. */
export function OtherSave(props: OtherSaveProps) {
  const { t } = useTranslation('ownerProduct');
  const [isAsked, setAsked] = useState(false);
  const sign = <MoreSign label={t('form.otherSave')} onClick={() => setAsked(true)} />;
  return isAsked ? (
    <Suspense fallback={sign}>
      <OtherSaveMenu {...props} />
    </Suspense>
  ) : (
    sign
  );
}
