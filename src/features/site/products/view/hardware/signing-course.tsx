import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Hardware } from '#features/core/brand/model/brand-products-schema.ts';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import styles from './signing-course.module.css';
import { DeviceAsks, DeviceShowsCode, NetworkMark, PhoneShowsCode } from './signing-drawings.tsx';

interface Leg {
  drawing: ReactNode;
  name: ReactNode;
  text: ReactNode;
}

const listLegs = (device: Hardware): readonly Leg[] => [
  {
    drawing: <PhoneShowsCode />,
    name: <Trans>The wallet prepares</Trans>,
    text: <Trans>The phone, browser or desktop app creates the transaction and shows it as a QR code.</Trans>,
  },
  {
    drawing: <DeviceAsks device={device} />,
    name: <Trans>The device reads</Trans>,
    text: (
      <Trans>
        Its camera reads the code. Its own screen shows what will be transferred, and you confirm.
      </Trans>
    ),
  },
  {
    drawing: <DeviceShowsCode device={device} />,
    name: <Trans>The device answers</Trans>,
    text: <Trans>The signature comes back as a second QR code. The key is not part of it.</Trans>,
  },
  {
    drawing: <NetworkMark />,
    name: <Trans>The wallet sends</Trans>,
    text: <Trans>It scans the second code and sends the signed transaction to the chain.</Trans>,
  },
];

/** The path of a transaction between two devices that are never connected. */
export function SigningCourse({ device }: { device: Hardware }) {
  return (
    <section className={styles.section} id="signing" aria-labelledby="signing-title">
      <div className="wrap">
        <SectionHead
          id="signing-title"
          title={
            <Trans>
              Sign <em>by QR code</em>
            </Trans>
          }
          lead={
            <Trans>
              The device and the wallet show each other two QR codes, so there is no connection that could be
              intercepted.
            </Trans>
          }
        />
        <ol className={styles.course}>
          {listLegs(device).map(({ drawing, name, text }, position) => (
            <li key={position}>
              {drawing}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
