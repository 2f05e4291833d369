import { Trans } from '@lingui/react/macro';
import { HomeButton } from './home-button.tsx';
import { Notice } from './notice.tsx';

/** The address has no token of ours. */
export function UnknownLink() {
  return (
    <Notice
      title={<Trans>This link does not work</Trans>}
      text={<Trans>Part of it may be missing. Copy the whole link from the email.</Trans>}
    >
      <HomeButton />
    </Notice>
  );
}
