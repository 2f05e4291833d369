import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

/** Only seen by browsers that run no scripts: the form cannot work there, a mail can. */
export function WithoutScript() {
  return (
    <noscript>
      <Note tone="caution" title={<Trans>This form needs JavaScript.</Trans>}>
        <Trans>
          It checks the logo and the contracts, and watches for your payment. Allow JavaScript for this page,
          or write to <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink> and we
          submit it together.
        </Trans>
      </Note>
    </noscript>
  );
}
