import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './connect-safely.module.css';
import {
  AccountsDrawing,
  AddressDrawing,
  LimitDrawing,
  RevokedDrawing,
  SentenceDrawing,
} from './habit-drawings.tsx';

interface Step {
  name: ReactNode;
  text: ReactNode;
  drawing: ReactNode;
}

const steps: readonly Step[] = [
  {
    name: <Trans>Check the address</Trans>,
    drawing: <AddressDrawing />,
    text: (
      <Trans>
        Open the DApp from the store or type its address yourself. Ads and messages can lead to fake sites.
      </Trans>
    ),
  },
  {
    name: <Trans>Connect one account</Trans>,
    drawing: <AccountsDrawing />,
    text: (
      <Trans>
        Connecting shows your public address and moves nothing. Use a separate account to try things out.
      </Trans>
    ),
  },
  {
    name: <Trans>Read the request</Trans>,
    drawing: <SentenceDrawing />,
    text: (
      <Trans>
        Every request says who may take what, and until when. If you do not agree with it, do not sign it.
      </Trans>
    ),
  },
  {
    name: <Trans>Limit the amount</Trans>,
    drawing: <LimitDrawing />,
    text: (
      <Trans>
        Approve only the amount that you need now. An unlimited approval stays active after you disconnect.
      </Trans>
    ),
  },
  {
    name: <Trans>Clean up afterwards</Trans>,
    drawing: <RevokedDrawing />,
    text: <Trans>Disconnect, and revoke approvals that you no longer use.</Trans>,
  },
];

/** Five habits, in the order in which they are needed. */
export function ConnectSafely() {
  const href = useHref();
  const { approvalDetector } = brand.links.tools;
  return (
    <section className={styles.connect} id="connect" aria-labelledby="connect-title">
      <div className="wrap">
        <h2 id="connect-title">
          <Trans>How to connect safely</Trans>
        </h2>
        <p className="lead">
          <Trans>These five habits prevent almost everything that can go wrong.</Trans>
        </p>
        <ol>
          {steps.map(({ name, text, drawing }, position) => (
            <li key={position}>
              <div className={styles.drawing} dir="ltr" aria-hidden="true">
                {drawing}
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <Note tone="bad" title={<Trans>Stop.</Trans>}>
            <Trans>No DApp needs your recovery phrase. If one asks, leave.</Trans>
          </Note>
          {approvalDetector === null ? null : (
            <TextLink
              href={approvalDetector ?? href('/tools/approvals')}
              iconEnd={approvalDetector === undefined ? 'arrow-right' : 'arrow-up-right'}
            >
              <Trans>See what you have approved</Trans>
            </TextLink>
          )}
        </div>
      </div>
    </section>
  );
}
