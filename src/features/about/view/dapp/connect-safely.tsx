import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Note } from '#ui/note/note.tsx';
import { SectionHead } from '#ui/section-head/section-head.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import styles from './connect-safely.module.css';

interface Step {
  name: ReactNode;
  text: ReactNode;
}

const steps: readonly Step[] = [
  {
    name: <Trans>Check the address</Trans>,
    text: <Trans>Open it from the store or type it yourself. Ads and messages can lead to fake sites.</Trans>,
  },
  {
    name: <Trans>Connect one account</Trans>,
    text: (
      <Trans>
        Connecting shows your public address and moves nothing. Use a separate account to try things out.
      </Trans>
    ),
  },
  {
    name: <Trans>Read the request</Trans>,
    text: (
      <Trans>
        Every request says who may take what, and until when. If you do not agree with it, do not sign it.
      </Trans>
    ),
  },
  {
    name: <Trans>Limit the amount</Trans>,
    text: (
      <Trans>
        Approve only the amount that you need now. An unlimited approval stays active after you disconnect.
      </Trans>
    ),
  },
  {
    name: <Trans>Clean up afterwards</Trans>,
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
        <SectionHead
          id="connect-title"
          title={<Trans>How to connect safely</Trans>}
          lead={<Trans>Five habits that prevent almost everything that can go wrong.</Trans>}
        />
        <ol>
          {steps.map(({ name, text }, position) => (
            <li key={position}>
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
