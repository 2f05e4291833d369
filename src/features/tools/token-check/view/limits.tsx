import { Trans } from '@lingui/react/macro';
import { ToolLimits } from '#ui/tool-page/tool-page.tsx';

/** What a simulation does not show. */
export function Limits() {
  return (
    <ToolLimits
      id="token-check-limits"
      title={<Trans>What a check cannot see</Trans>}
      items={[
        {
          title: <Trans>Later changes</Trans>,
          text: (
            <Trans>
              A new owner or new code can change the token after the check. The result is valid for its block.
            </Trans>
          ),
        },
        {
          title: <Trans>A trap that triggers later</Trans>,
          text: (
            <Trans>
              We try to sell up to a month later, and call functions with usual names. A trap that triggers
              later, or through another function, is not found.
            </Trans>
          ),
        },
        {
          title: <Trans>Other exchanges</Trans>,
          text: (
            <Trans>
              We simulate trades in Uniswap V2 pairs only. A token that trades only elsewhere is not
              determined.
            </Trans>
          ),
        },
      ]}
    />
  );
}
