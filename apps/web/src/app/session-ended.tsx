import { forgetIntent } from '../features/favoriting/favorite-intent.ts';
import { useAppDispatch } from '../shared/api/store-hooks.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { signInDeclined } from '../shared/session/session.slice.ts';
import { SignInSheet } from '../shared/session/sign-in-sheet.tsx';

/** For whom the server no longer knew when they did something: they sign in again, and go on where they were. */
export function SessionEnded() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const decline = () => {
    forgetIntent();
    dispatch(signInDeclined());
  };
  return <SignInSheet opened onClose={decline} title={t('sessionEnded.title')} text={t('sessionEnded.text')} />;
}
