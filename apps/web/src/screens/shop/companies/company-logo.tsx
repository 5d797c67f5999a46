import type { Company } from '@mercadito/contracts/companies';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './company-header.module.css';

const EnlargedPicture = lazyChunk(() => import('./enlarged-picture.tsx').then((m) => m.EnlargedPicture));

/** The profile picture; a tap shows it large (BUSINESS-5). */
export function CompanyLogo({ company }: { company: Pick<Company, 'name' | 'profile_picture'> }) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isEnlarged, setEnlarged] = useState<boolean | null>(null);
  const { name, profile_picture: picture } = company;
  return (
    <>
      <button
        type="button"
        className={classes.logo}
        aria-label={t('business.enlarge', { name })}
        disabled={picture === null}
        onClick={() => setEnlarged(true)}
      >
        <Picture picture={picture} alt="" ratio={1} sizes="96px" isEager />
      </button>
      {isEnlarged !== null && picture && (
        <WhenPressed>
          <EnlargedPicture opened={isEnlarged} picture={picture} name={name} onClose={() => setEnlarged(false)} />
        </WhenPressed>
      )}
    </>
  );
}
