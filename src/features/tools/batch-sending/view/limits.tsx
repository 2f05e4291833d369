import { Trans } from '@lingui/react/macro';
import { ToolLimits } from '#ui/tool-page/tool-page.tsx';

/** What the tool cannot prevent. */
export function Limits() {
  return (
    <ToolLimits
      id="batch-limits"
      title={<Trans>What this tool cannot prevent</Trans>}
      items={[
        {
          title: <Trans>A wrong address</Trans>,
          text: <Trans>The checksum finds typing errors, not a wrong recipient. Payments are final.</Trans>,
        },
        {
          title: <Trans>A changed list</Trans>,
          text: (
            <Trans>
              The same list is never paid twice by accident. A list with different lines is a new list, so
              check the receipt first.
            </Trans>
          ),
        },
        {
          title: <Trans>Tokens with a transfer fee</Trans>,
          text: <Trans>If a token takes a fee from each transfer, recipients get less than you send.</Trans>,
        },
      ]}
    />
  );
}
