import { Trans } from '@lingui/react/macro';
import type { HTMLAttributes } from 'react';

interface RequestButtonsProps extends HTMLAttributes<HTMLDivElement> {
  /** Class of the button that approves. */
  approve: string | undefined;
}

/** The two answers to a request, in a drawing of the wallet. */
export function RequestButtons({ approve, ...row }: RequestButtonsProps) {
  return (
    <div {...row}>
      <span>
        <Trans>Reject</Trans>
      </span>
      <span className={approve}>
        <Trans context="button of the wallet: grants an allowance">Approve</Trans>
      </span>
    </div>
  );
}
