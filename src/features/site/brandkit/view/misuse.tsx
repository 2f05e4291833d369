import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { Lockup } from './logo-drawing.tsx';
import styles from './misuse.module.css';
import { Plate } from './plate.tsx';

interface Example {
  id: string;
  right?: boolean;
  drawing: ReactNode;
  rule: ReactNode;
}

const chartSeed = 7;

const onChart = (
  <span className={styles.chart}>
    <Chart kind="cover" seed={chartSeed} />
  </span>
);

const examples: readonly Example[] = [
  {
    id: 'plate',
    right: true,
    drawing: (
      <>
        {onChart}
        <span className={styles.label}>
          <Lockup />
        </span>
      </>
    ),
    rule: <Trans>On a picture, put it on a plate in the paper or ink color.</Trans>,
  },
  {
    id: 'one-color',
    right: true,
    drawing: <Lockup className={styles.oneColor} />,
    rule: <Trans>With a single ink, leave the dot open.</Trans>,
  },
  {
    id: 'busy',
    drawing: (
      <>
        {onChart}
        <Lockup />
      </>
    ),
    rule: <Trans>Do not place it on a picture.</Trans>,
  },
  { id: 'tilted', drawing: <Lockup className={styles.tilted} />, rule: <Trans>Do not tilt it.</Trans> },
  {
    id: 'stretched',
    drawing: <Lockup className={styles.stretched} />,
    rule: <Trans>Do not stretch it.</Trans>,
  },
  {
    id: 'recolored',
    drawing: <Lockup className={styles.recolored} />,
    rule: <Trans>Do not change the color of the dot.</Trans>,
  },
  {
    id: 'outlined',
    drawing: <Lockup className={styles.outlined} />,
    rule: <Trans>Do not outline it.</Trans>,
  },
  {
    id: 'retyped',
    drawing: <span className={styles.retyped}>{brand.name}</span>,
    rule: <Trans>Do not set the name in another typeface.</Trans>,
  },
];

/** Do's and don'ts, drawn; and what the logo must not be used to claim. */
export function Misuse() {
  const { t } = useLingui();
  const wallet = brand.name;
  const subject = encodeURIComponent(t`Use of the ${wallet} logo`);
  return (
    <section className={styles.misuse} aria-labelledby="rules">
      <div className="wrap">
        <h2 id="rules">
          <Trans>Do and don’t</Trans>
        </h2>
        <ul>
          {examples.map(({ id, right = false, drawing, rule }) => (
            <li key={id}>
              <Plate className={styles.plate}>{drawing}</Plate>
              <p>
                <StatusIcon kind={right ? 'success' : 'error'} />
                <span>{rule}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.terms}>
          <p className="lead">
            <Trans>
              You may use these files to write or speak about {wallet}. They must not suggest that {wallet}{' '}
              made, reviewed or recommends something it did not, and they must not appear in an app that asks
              for keys.
            </Trans>
          </p>
          <TextLink href={`mailto:${brand.supportEmail}?subject=${subject}`} icon="mail">
            <Trans>Ask when in doubt</Trans>
          </TextLink>
        </div>
      </div>
    </section>
  );
}
