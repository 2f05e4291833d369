import { Trans } from '@lingui/react/macro';
import type { DelistingReason } from '../../model/delisting.ts';

/** Why something was taken out of the store, in one sentence. */
export function DelistingReasonText({ reason }: { reason: DelistingReason }) {
  switch (reason) {
    case 'compromised':
      return <Trans>Someone else has taken over its site or its contracts.</Trans>;
    case 'fraud':
      return <Trans>We found signs of fraud.</Trans>;
    case 'closed':
      return <Trans>The project has closed.</Trans>;
    case 'unreachable':
      return <Trans>Its site can no longer be reached.</Trans>;
    case 'requirements':
      return <Trans>It no longer meets the listing requirements.</Trans>;
    case 'request':
      return <Trans>The project team asked for it.</Trans>;
  }
}
