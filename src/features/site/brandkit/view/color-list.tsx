import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { colorRoles, type ColorRole } from '#features/core/brand/model/brand-kit-schema.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './color-list.module.css';

interface ColorWords {
  name: ReactNode;
  use: ReactNode;
}

const words: Record<ColorRole, ColorWords> = {
  ink: {
    name: <Trans comment="Name of the text color">Ink</Trans>,
    use: <Trans>Text, the mark, the name.</Trans>,
  },
  paper: {
    name: <Trans comment="Name of the background color">Paper</Trans>,
    use: <Trans>The background of everything.</Trans>,
  },
  signal: { name: <Trans>Coral</Trans>, use: <Trans>The dot, and the main action. Nothing else.</Trans> },
  water: { name: <Trans>Shoal water</Trans>, use: <Trans>Bands and tinted backgrounds.</Trans> },
  land: {
    name: <Trans comment="Name of the color of land on the chart">Land</Trans>,
    use: <Trans>Islands on charts, notes on recovery.</Trans>,
  },
  link: { name: <Trans>Deep water</Trans>, use: <Trans>Links, focus, what is selected.</Trans> },
};

/** The colors of both themes, ready to copy. */
export function ColorList() {
  return (
    <section className={styles.colors} aria-labelledby="colors">
      <div className="wrap">
        <SectionHead
          id="colors"
          className={styles.head}
          title={<Trans comment="Heading of the brand colors">Few colors</Trans>}
          lead={
            <Trans>
              A small palette, as on a printed chart. Night has its own colors; they are not the day colors
              inverted.
            </Trans>
          }
        />
        <ul>
          {colorRoles.map((role) => (
            <li key={role}>
              <Swatch {...brand.kit.colors[role]} />
              <h3>{words[role].name}</h3>
              <p>{words[role].use}</p>
              <dl>
                <div>
                  <dt>
                    <Trans>Day</Trans>
                  </dt>
                  <dd>
                    <Hex value={brand.kit.colors[role].day} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <Trans>Night</Trans>
                  </dt>
                  <dd>
                    <Hex value={brand.kit.colors[role].night} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Both values side by side; presentation attributes, because the page's policy forbids inline styles. */
function Swatch({ day, night }: { day: string; night: string }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="50%" height="100%" fill={day} />
      <rect x="50%" width="50%" height="100%" fill={night} />
    </svg>
  );
}

function Hex({ value }: { value: string }) {
  const { t } = useLingui();
  return (
    <>
      <code translate="no">{value}</code>
      <CopyButton
        value={value}
        label={t`Copy`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
        variant="quiet"
      />
    </>
  );
}
