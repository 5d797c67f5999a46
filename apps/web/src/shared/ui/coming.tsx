import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './coming.module.css';

/** Around a part that somebody has pressed for: while its code is on the way, however long that takes, it is said. */
export function WhenPressed({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Coming />}>{children}</Suspense>;
}

function Coming() {
  const { t } = useTranslation();
  return <p className={classes.coming}>{t('loading')}</p>;
}
