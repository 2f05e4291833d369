import { Icon } from '#ui/icon/icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/class-names.ts';
import tile from './logo-tile.module.css';

export interface LogoTileProps {
  state: 'empty' | 'sending' | 'cropping' | 'done' | 'failed';
  /** A small picture of the logo; null when this device does not have it. */
  preview: string | null;
  isOver: boolean;
  onClick(): void;
}

/** The square that takes the logo, with a registration cross at its true center. The buttons beside it do the same. */
export function LogoTile({ state, preview, isOver, onClick }: LogoTileProps) {
  return (
    <div className={classNames(tile.tile, tile[state], isOver && tile.over)} onClick={onClick}>
      {state === 'done' && preview !== null ? (
        <span className={tile.picture}>
          <img src={preview} alt="" width={112} height={112} />
        </span>
      ) : (
        <span className={tile.mark}>
          <TileMark state={state} />
        </span>
      )}
    </div>
  );
}

function TileMark({ state }: { state: LogoTileProps['state'] }) {
  switch (state) {
    case 'empty':
      return (
        <>
          <Icon name="upload" size={24} />
          <small translate="no">400 × 400</small>
        </>
      );
    case 'sending':
      return <Spinner />;
    case 'done':
      return <Icon name="check" size={24} />;
    case 'cropping':
    case 'failed':
      return <Icon name="image" size={24} />;
  }
}
