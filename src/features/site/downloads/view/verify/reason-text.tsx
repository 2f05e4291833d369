import { Trans } from '@lingui/react/macro';
import type { WithdrawalReason } from '../../model/withdrawal.ts';

/** Why something was withdrawn. */
export function ReasonText({ reason }: { reason: WithdrawalReason }) {
  switch (reason) {
    case 'vulnerability':
      return <Trans>It contains a security vulnerability.</Trans>;
    case 'defect':
      return <Trans>It does not work correctly.</Trans>;
    case 'mistake':
      return <Trans>It was published by mistake.</Trans>;
    case 'tampered':
      return <Trans>Its file was tampered with.</Trans>;
  }
}
