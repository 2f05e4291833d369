import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { Dapp } from '../../model/dapp.ts';
import styles from './favorite-button.module.css';
import { toggleFavorite, useIsFavorite } from './favorites.ts';

/** A DApp's favorite button. Without JavaScript nothing can be stored, so there is no button. */
export function FavoriteButton({ dapp }: { dapp: Pick<Dapp, 'hid' | 'title'> }) {
  const { t } = useLingui();
  const isFavorite = useIsFavorite(dapp.hid);
  const name = dapp.title;
  return (
    <IconButton
      className={styles.star}
      icon="star"
      pressed={isFavorite}
      label={isFavorite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      onClick={() => toggleFavorite(dapp.hid)}
    />
  );
}
