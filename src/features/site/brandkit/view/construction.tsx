import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatPercent } from '#i18n/format-percent.ts';
import { formatUnit } from '#i18n/format-unit.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import styles from './construction.module.css';
import { LockupShapes, Lockup, Mark } from './logo-drawing.tsx';

const lockup = { width: 150, height: 34 };
const margin = 34;
const space = brand.kit.clearSpace * lockup.height;

/** The logo's clear space and minimum size. */
export function Construction() {
  const { mark, lockup: whole } = brand.kit.smallest;
  const locale = useLocale();
  const share = formatPercent(brand.kit.clearSpace, locale);
  return (
    <section className={styles.construction} aria-labelledby="construction">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="construction">
            <Trans>Clear space</Trans>
          </h2>
          <p className="lead">
            <Trans>
              The clear space d is {share} of the logo’s height. Nothing else may enter it: no text, no edge,
              no other logo.
            </Trans>
          </p>
        </div>
        <figure className={styles.drawing}>
          <ClearSpace />
          <figcaption>
            <Trans>Clear space on all four sides</Trans>
          </figcaption>
        </figure>
        <div className={styles.smallest}>
          <figure>
            <Mark className={styles.mark} />
            <figcaption>
              <b>
                {formatUnit(mark.px, 'pixel', locale)} · {formatUnit(mark.mm, 'millimeter', locale)}
              </b>
              <Trans>Smallest mark</Trans>
            </figcaption>
          </figure>
          <figure>
            <Lockup className={styles.lockup} />
            <figcaption>
              <b>
                {formatUnit(whole.px, 'pixel', locale)} · {formatUnit(whole.mm, 'millimeter', locale)}
              </b>
              <Trans>Smallest lockup, in width</Trans>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

/** The lockup inside its clear space, with the four distances. */
function ClearSpace() {
  const { width, height } = lockup;
  const box = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  const middle = { x: width / 2, y: height / 2 };
  return (
    <svg viewBox={box} aria-hidden="true">
      <rect
        className={styles.zone}
        x={-space}
        y={-space}
        width={width + 2 * space}
        height={height + 2 * space}
      />
      <rect className={styles.edge} width={width} height={height} />
      <LockupShapes />
      <Distance x={middle.x} y={-space} upright />
      <Distance x={middle.x} y={height} upright />
      <Distance x={-space} y={middle.y} />
      <Distance x={width} y={middle.y} />
    </svg>
  );
}

/** A dimension line as long as the clear space, from a point to the right or down. */
function Distance({ x, y, upright = false }: { x: number; y: number; upright?: boolean }) {
  const line = upright
    ? `M${x} ${y}v${space}M${x - 2} ${y}h4M${x - 2} ${y + space}h4`
    : `M${x} ${y}h${space}M${x} ${y - 2}v4M${x + space} ${y - 2}v4`;
  const label = upright ? { x: x + 4, y: y + space / 2 + 2 } : { x: x + space / 2 - 1.5, y: y - 3 };
  return (
    <g className={styles.distance}>
      <path d={line} />
      <text {...label}>d</text>
    </g>
  );
}
