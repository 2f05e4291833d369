import { Trans } from '@lingui/react/macro';
import { ToolLimits } from '#ui/tool-page/tool-page.tsx';

/** What a valid signature does not say. */
export function Limits() {
  return (
    <ToolLimits
      id="signature-limits"
      title={<Trans>What a signature does not prove</Trans>}
      items={[
        {
          title: <Trans>Who the person is</Trans>,
          text: (
            <Trans>
              It proves that the key of an address was used. A key can be stolen or shared, and its owner can
              be tricked into signing.
            </Trans>
          ),
        },
        {
          title: <Trans>When it was signed</Trans>,
          text: (
            <Trans>
              A signature has no date, and anyone can copy it. Trust a date only if it is part of the message.
            </Trans>
          ),
        },
        {
          title: <Trans>That the message is true</Trans>,
          text: (
            <Trans>
              A signed text can claim anything. A signature does not mean that anyone has checked it.
            </Trans>
          ),
        },
      ]}
    />
  );
}
