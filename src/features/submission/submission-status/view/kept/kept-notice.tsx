import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { statusLinkPath } from '../../model/status-link-path.ts';

/** What the pages about privacy say of the list of submissions. */
export function KeptNotice() {
  const href = useHref();
  return (
    <p>
      <Trans comment="“Find your submission” is the name of a page, as in the footer.">
        The name, the reference and the link of each submission that you send stay in this browser until you
        erase the list under <TextLink href={href(statusLinkPath())}>Find your submission</TextLink>.
      </Trans>
    </p>
  );
}
