import { Trans } from '@lingui/react/macro';
import { ToolLimits } from '#ui/tool-page/tool-page.tsx';

/** What the file does not protect from. */
export function Limits() {
  return (
    <ToolLimits
      id="key-limits"
      title={<Trans>What the file cannot do</Trans>}
      items={[
        {
          title: <Trans>Protect an infected computer</Trans>,
          text: (
            <Trans>
              Programs that read the screen or the keyboard can read your words too, and pass them on when the
              computer is online again.
            </Trans>
          ),
        },
        {
          title: <Trans>Reveal a forged copy</Trans>,
          text: (
            <Trans>
              A changed file can look the same and create words that its author knows. Only the SHA-256 shows
              the difference.
            </Trans>
          ),
        },
        {
          title: <Trans>Restore lost words</Trans>,
          text: <Trans>Nothing is stored. Nobody can restore words that you have not written down.</Trans>,
        },
      ]}
    />
  );
}
