import { Trans } from '@lingui/react/macro';
import { ToolLimits } from '#ui/tool-page/tool-page.tsx';

/** What a revoke cannot undo. */
export function Limits() {
  return (
    <ToolLimits
      id="revoke-limits"
      title={<Trans>What revoking cannot undo</Trans>}
      items={[
        {
          title: <Trans>Tokens already taken</Trans>,
          text: <Trans>Revoking stops future transfers. It does not bring back earlier ones.</Trans>,
        },
        {
          title: <Trans>A leaked recovery phrase</Trans>,
          text: <Trans>Move everything to a new wallet. Revoking does not help.</Trans>,
        },
        {
          title: <Trans>Signatures not yet used</Trans>,
          text: (
            <Trans>A signed permit can still be submitted. We list the Permit2 approvals we can see.</Trans>
          ),
        },
      ]}
    />
  );
}
