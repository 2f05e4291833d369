import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { linkIn } from '#features/core/brand/model/link-in.ts';
import { unitSymbol } from '#i18n/format-unit.ts';
import { isOffered } from '#features/site/products/model/offered-products.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './depth-profile.module.css';
import { Latitude } from './latitude.tsx';
import { SeabedDrawing } from './seabed-drawing.tsx';

interface Layer {
  meters: number;
  name: ReactNode;
  text: ReactNode;
}

const layers: readonly Layer[] = [
  {
    meters: 0,
    name: <Trans>DApps and sites</Trans>,
    text: <Trans>They see nothing until you connect, and then only your public address.</Trans>,
  },
  {
    meters: 5,
    name: <Trans>Requests</Trans>,
    text: <Trans>Each one is translated into plain words before you can approve it.</Trans>,
  },
  {
    meters: 20,
    name: <Trans context="allowances given to contracts">Approvals</Trans>,
    text: <Trans>See who can spend your tokens, and revoke any approval in one tap.</Trans>,
  },
  {
    meters: 60,
    name: <Trans>Keys</Trans>,
    text: <Trans>Made on your device, encrypted there, and never uploaded.</Trans>,
  },
];

const hardwareLayer: Layer = {
  meters: 200,
  name: <Trans>Hardware wallet</Trans>,
  text: <Trans>Keys sealed off from every network. Signs by QR code.</Trans>,
};

/** Security as a depth profile: the deeper, the harder to reach. */
export function DepthProfile() {
  const locale = useLocale();
  const hasHardware = isOffered(brand, 'hardware');
  const shown = hasHardware ? [...layers, hardwareLayer] : layers;
  return (
    <section className={styles.profile} aria-labelledby="depth">
      <Latitude minutes="14" />
      <SeabedDrawing className={styles.bed} />
      <div className={`wrap ${styles.inside}`}>
        <SectionHead
          id="depth"
          title={
            <Trans>
              What matters most sits <em>deepest</em>
            </Trans>
          }
        >
          <p className="lead">
            {hasHardware ? (
              <Trans>
                Each layer can reach less of your wallet than the one above it. From the fourth layer down, no
                data is ever sent out.
              </Trans>
            ) : (
              <Trans>
                Each layer can reach less of your wallet than the one above it. From the last one, no data is
                ever sent out.
              </Trans>
            )}
          </p>
        </SectionHead>
        <ol className={styles.layers}>
          {shown.map(({ meters, name, text }) => (
            <li key={meters}>
              <span className={`num ${styles.depth}`}>
                {meters}
                <small>{unitSymbol('meter', locale)}</small>
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Recovery />
      </div>
    </section>
  );
}

function Recovery() {
  const locale = useLocale();
  return (
    <div className={styles.recovery}>
      <h3>
        <Trans>Lost the phone?</Trans>
      </h3>
      <p>
        <Trans>
          Your recovery phrase restores your wallet on any device. No one else can do that, including us.
        </Trans>
      </p>
      <TextLink href={linkIn(brand.links.helpCenter, locale)} iconEnd="arrow-right">
        <Trans>How recovery works</Trans>
      </TextLink>
    </div>
  );
}
