import { IconHeartFilled } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Favorite } from '../../entities/favorites/favorites.api.ts';
import { forgetIntent, rememberIntent, takeIntent } from '../../features/favoriting/favorite-intent.ts';
import { useIsFavorite, useSetFavorite } from '../../features/favoriting/use-favorite.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { DrawnSign } from '../../shared/ui/drawn-sign.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { tellUndo } from '../../shared/ui/toast.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './favorite-button.module.css';

const SignInSheet = lazyChunk(() => import('../../shared/session/sign-in-sheet.tsx').then((m) => m.SignInSheet));

interface FavoriteButtonProps extends Favorite {
  /** Whose heart it is. */
  name: string;
  /** What the page's own answer said, until the person's favourites are known. */
  isFavorite?: boolean;
  /** Outlined where no picture lies beneath it. */
  variant?: 'floating' | 'outlined';
}

/** The heart. A visitor is asked to sign in (FAVORITE-1), and what they wanted is done when they come back. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { user } = useSession();
  // Apart, because a page of cards has dozens: a visitor's need not know of any favourites.
  return user ? <OwnHeart {...props} /> : <VisitorsHeart {...props} />;
}

function OwnHeart({ kind, id, name, isFavorite = false, variant }: FavoriteButtonProps) {
  const { t } = useTranslation('shop');
  const { token, user } = useSession();
  const userId = user?.id;
  const isOne = useIsFavorite({ kind, id });
  const setFavorite = useSetFavorite();
  // What was tapped, until the server has answered: the favourites themselves may still be on their way.
  const [choice, setChoice] = useState<boolean | null>(null);
  const taps = useRef(0);
  const isOn = choice ?? isOne ?? isFavorite;
  const isKnown = isOne !== undefined;

  useEffect(() => {
    if (!isKnown || userId === undefined) return;
    const wanted = takeIntent({ kind, id }, { token, userId });
    if (wanted !== null) void setFavorite({ kind, id }, wanted);
  }, [isKnown, kind, id, token, userId, setFavorite]);

  const change = async (wanted: boolean) => {
    taps.current += 1;
    const tap = taps.current;
    setChoice(wanted);
    const isDone = await setFavorite({ kind, id }, wanted);
    // The wish of a later tap stands until that one is answered.
    if (tap === taps.current) setChoice(null);
    // On the list of favourites the card has gone with its heart.
    if (isDone && !wanted) tellUndo(t('favorites.removed', { name }), () => void setFavorite({ kind, id }, true));
  };
  return <Heart isOn={isOn} name={name} variant={variant} onClick={() => void change(!isOn)} />;
}

function VisitorsHeart({ kind, id, name, variant }: FavoriteButtonProps) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [asksToSignIn, setAsks] = useState<boolean | null>(null);
  const ask = () => {
    rememberIntent({ kind, id, wanted: true, token: null, userId: null });
    setAsks(true);
  };
  const decline = () => {
    forgetIntent();
    setAsks(false);
  };
  return (
    <>
      <Heart isOn={false} name={name} variant={variant} onClick={ask} />
      {asksToSignIn !== null && (
        <Suspense>
          <SignInSheet
            opened={asksToSignIn}
            onClose={decline}
            title={t('favorites.signInTitle')}
            text={t('favorites.signInText', { name })}
          />
        </Suspense>
      )}
    </>
  );
}

interface HeartProps extends Pick<FavoriteButtonProps, 'name' | 'variant'> {
  isOn: boolean;
  onClick: () => void;
}

function Heart({ isOn, name, variant = 'floating', onClick }: HeartProps) {
  const { t } = useTranslation('shop');
  return (
    <button
      type="button"
      className={`${words.toned} ${classes.heart}`}
      data-look={variant}
      aria-pressed={isOn}
      aria-label={t('favorites.heart', { name })}
      onClick={onClick}
    >
      {isOn ? <IconHeartFilled size={22} aria-hidden="true" /> : <DrawnSign of="heart" size={22} />}
    </button>
  );
}
