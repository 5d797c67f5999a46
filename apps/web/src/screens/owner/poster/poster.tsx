import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { Ref } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './poster.module.css';
import { type QrCode, QUIET_MODULES, qrPath } from './qr-code.ts';

interface PosterProps {
  company: Pick<CompanyDetails, 'name' | 'profile_picture'>;
  /** Of the business's page, complete. */
  address: string;
  code: QrCode;
  ref: Ref<HTMLElement>;
}

/** A sheet of paper for the shop's window: who sells there, the code that leads to its page, and the address in letters. */
export function Poster({ company, address, code, ref }: PosterProps) {
  const { t } = useTranslation('ownerPoster');
  const { brand } = useSite();
  return (
    <div className={classes.wall}>
      <article ref={ref} className={classes.poster} aria-label={t('title')}>
        <header className={classes.head}>
          <p className={classes.order}>{t('order')}</p>
          <p className={classes.other} lang={t('otherLanguage')}>
            {t('orderInOther')}
          </p>
        </header>
        {company.profile_picture && (
          <Picture
            className={classes.picture}
            picture={company.profile_picture}
            alt=""
            ratio={1}
            sizes="320px"
            isEager
          />
        )}
        <p className={classes.name} data-long={company.name.length > LONG_NAME}>
          {company.name}
        </p>
        <QrPicture code={code} label={t('code', { address })} />
        <p className={classes.scan}>{t('scan')}</p>
        <p className={classes.address}>{address.replace(/^https?:\/\//, '')}</p>
        <p className={classes.brand}>{brand}</p>
      </article>
    </div>
  );
}

/** From so many letters on a name is written smaller. */
const LONG_NAME = 22;

function QrPicture({ code, label }: { code: QrCode; label: string }) {
  const edge = code.size + 2 * QUIET_MODULES;
  return (
    <svg
      className={classes.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(code)} />
    </svg>
  );
}
