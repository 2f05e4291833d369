import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import grounds from './logo-grounds.module.css';

export type Ground = 'light' | 'dark' | 'round';

/** The logo as people will meet it: on a light and on a dark ground, and cut round. */
export function LogoGrounds({ children }: { children(ground: Ground): ReactNode }) {
  const { t } = useLingui();
  const captions: Record<Ground, string> = {
    light: t({ message: 'Light', context: 'ground behind a logo' }),
    dark: t({ message: 'Dark', context: 'ground behind a logo' }),
    round: t({ message: 'Round', context: 'shape of a logo' }),
  };
  return (
    <div className={grounds.row} role="group" aria-label={t`How the logo looks`}>
      {(['light', 'dark', 'round'] as const).map((ground) => (
        <figure key={ground} className={grounds.figure}>
          <span className={classNames(grounds.ground, grounds[ground])}>{children(ground)}</span>
          <figcaption>{captions[ground]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
