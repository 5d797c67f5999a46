import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import classes from './favorite-button.module.css';
import { rememberIntent, takeIntent } from './favorite-intent.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { type Favorite, useFavoriteIds, useSetFavorite } from './use-favorite.ts';

interface FavoriteButtonProps extends Favorite {
  /** Whose heart it is. */
  name: string;
  /** What the page's own answer said, until the person's favourites are known. */
  isFavorite?: boolean;
  /** Outlined where no picture lies beneath it. */
  look?: 'floating' | 'outlined';
}

/** The heart. A visitor is asked to sign in, and what they wanted is done when they come back. */
export function FavoriteButton({ kind, id, name, isFavorite = false, look = 'floating' }: FavoriteButtonProps) {
  const { t } = useTranslation('shop');
  const { user } = useSession();
  const ids = useFavoriteIds(kind);
  const setFavorite = useSetFavorite();
  const [asksToSignIn, setAsks] = useState(false);
  const isOn = ids ? ids.includes(id) : user !== null && isFavorite;

  useEffect(() => {
    if (ids && takeIntent({ kind, id })) void setFavorite({ kind, id }, true);
  }, [ids, kind, id, setFavorite]);

  const toggle = () => {
    if (user) return void setFavorite({ kind, id }, !isOn);
    rememberIntent({ kind, id });
    setAsks(true);
  };
  const Heart = isOn ? IconHeartFilled : IconHeart;
  return (
    <>
      <button
        type="button"
        className={classes.heart}
        data-look={look}
        aria-pressed={isOn}
        aria-label={t('favorites.heart', { name })}
        onClick={toggle}
      >
        <Heart size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {asksToSignIn && <SignInPrompt name={name} onClose={() => setAsks(false)} />}
    </>
  );
}
