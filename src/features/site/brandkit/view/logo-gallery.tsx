import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { brandKitAddress, logoFileName } from '../model/brand-kit-address.ts';
import {
  logoDrawings,
  logoFormats,
  logoShapes,
  type LogoDrawing,
  type LogoShape,
  type LogoVariant,
} from '../model/logo-file.ts';
import styles from './logo-gallery.module.css';
import { Plate } from './plate.tsx';

const shapeLines: Record<LogoShape, ReactNode> = {
  lockup: <Trans>Mark and name. The first choice wherever there is room.</Trans>,
  mark: <Trans>For icons and avatars, where the name is nearby.</Trans>,
  wordmark: <Trans>The name alone, for lines of logos and narrow heights.</Trans>,
};

const { colors } = brand.kit;
/** The backgrounds of the drawings: light, dark, and two sea colors. */
const grounds: Record<LogoVariant, string> = {
  day: colors.paper.day,
  night: colors.paper.night,
  'one-color': colors.water.day,
  'one-color-night': colors.link.day,
};

/** Natural sizes of the drawings; CSS sets their width. */
const sizes: Record<LogoShape, { width: number; height: number }> = {
  lockup: { width: 150, height: 34 },
  mark: { width: 32, height: 32 },
  wordmark: { width: 120, height: 34 },
};

const shapeWords: Record<LogoShape, MessageDescriptor> = {
  lockup: msg({ message: 'Lockup', comment: 'Sign and name of the logo together' }),
  mark: msg({ message: 'Mark', comment: 'The sign of the logo without the name' }),
  wordmark: msg({ message: 'Wordmark', comment: 'The name of the logo as letters, without the sign' }),
};

const variantWords: Record<LogoVariant, MessageDescriptor> = {
  day: msg`Day`,
  night: msg`Night`,
  'one-color': msg`One color`,
  'one-color-night': msg`One color, night`,
};

/** Every drawing of the logo on its background, with its files. */
export function LogoGallery() {
  const { t } = useLingui();
  return (
    <section className={styles.gallery} id="logos" aria-labelledby="logos-title">
      <div className="wrap">
        <h2 id="logos-title">
          <Trans>Logo files</Trans>
        </h2>
        {logoShapes.map((shape) => (
          <div key={shape} className={styles.shape}>
            <h3>{t(shapeWords[shape])}</h3>
            <p>{shapeLines[shape]}</p>
            <ul className={styles[shape]}>
              {logoDrawings
                .filter((drawing) => drawing.shape === shape)
                .map((drawing) => (
                  <li key={drawing.name}>
                    <Drawing drawing={drawing} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Drawing({ drawing }: { drawing: LogoDrawing }) {
  const { t } = useLingui();
  const { shape, variant } = drawing;
  const [shapeName, variantName] = [t(shapeWords[shape]), t(variantWords[variant])];
  const addressOf = (format: (typeof logoFormats)[number]) =>
    brandKitAddress(logoFileName(brand.name, drawing, format));
  return (
    <figure className={styles.drawing}>
      <Plate ground={grounds[variant]} className={styles.plate}>
        <img src={addressOf('svg')} {...sizes[shape]} alt={t`${shapeName}, ${variantName}`} loading="lazy" />
      </Plate>
      <figcaption>
        <span>{variantName}</span>
        {logoFormats.map((format) => {
          const formatName = format.toUpperCase();
          return (
            <a
              key={format}
              href={addressOf(format)}
              download={logoFileName(brand.name, drawing, format)}
              aria-label={t`${formatName}: ${shapeName}, ${variantName}`}
            >
              <Icon name="download" size={15} />
              {formatName}
            </a>
          );
        })}
      </figcaption>
    </figure>
  );
}
