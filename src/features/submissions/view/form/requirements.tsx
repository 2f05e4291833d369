import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Buoy } from '#ui/buoy/buoy.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import requirements from './requirements.module.css';

/** What a DApp has to be in order to be listed (specification §5). */
export function Requirements() {
  return (
    <details className={requirements.box}>
      <summary>
        <Icon name="file-text" />
        <span>
          <b>
            <Trans>Listing requirements</Trans>
          </b>
          <small>
            <Trans>Six points. Most rejections come from the first three.</Trans>
          </small>
        </span>
        <Icon name="chevron-down" className={requirements.chevron} />
      </summary>
      <ul>
        <Requirement>
          <Trans>Works on mobile and in the extension</Trans>
        </Requirement>
        <Requirement>
          <Trans>Stable website</Trans>
        </Requirement>
        <Requirement>
          <Trans>Mainnet contracts, sensitive parts open source</Trans>
        </Requirement>
        <Requirement>
          <Trans>Third-party audit of sensitive contracts</Trans>
        </Requirement>
        <Requirement>
          <Trans>Clear, mobile-adapted interface</Trans>
        </Requirement>
        <Requirement>
          <Trans>Legal where it operates</Trans>
        </Requirement>
      </ul>
    </details>
  );
}

function Requirement({ children }: { children: ReactNode }) {
  return (
    <li>
      <Buoy kind="cone" className={requirements.buoy} />
      {children}
    </li>
  );
}
