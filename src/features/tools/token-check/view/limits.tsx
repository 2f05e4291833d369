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
          title: <Trans>A trap that waits longer</Trans>,
          text: (
            <Trans>
              We try to sell up to a month later, and call functions with usual names. A trap that waits
              longer, or for another function, passes.
            </Trans>
          ),
        },
        {
          title: <Trans>Other exchanges</Trans>,
          text: (
            <Trans>
              We trade in pairs of the Uniswap V2 kind. Tokens that trade elsewhere only are not determined.
            </Trans>
          ),
        },
      ]}
    />
  );
}
