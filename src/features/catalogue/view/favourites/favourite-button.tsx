import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { Dapp } from '../../model/dapp.ts';
import styles from './favourite-button.module.css';
import { toggleFavourite, useFavourites } from './favourites.ts';

/** The star of a DApp. Without JavaScript there is nothing to remember with, and no star. */
export function FavouriteButton({ dapp }: { dapp: Pick<Dapp, 'hid' | 'title'> }) {
  const { t } = useLingui();
  const isFavourite = useFavourites().includes(dapp.hid);
  const name = dapp.title;
  return (
    <IconButton
      className={styles.star}
      icon="star"
      pressed={isFavourite}
      label={isFavourite ? t`Remove ${name} from favorites` : t`Add ${name} to favorites`}
      onClick={() => toggleFavourite(dapp.hid)}
    />
  );
}
