import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { changePath, type ChangeOffer as Offer } from '../../model/change-page.ts';

/** On the status page of a listed item: the way to ask for a change of it, or to the request that waits. */
export function ChangeOffer({ reference, offer }: { reference: string; offer: Offer | null }) {
  const href = useHref();
  if (!offer) return null;
  if (offer.kind === 'open')
    return (
      <Note tone="info" title={<Trans>A change to the listing is being reviewed.</Trans>}>
        <TextLink href={href(`/submission/${offer.reference}`)}>
          <Trans>Check its status</Trans>
        </TextLink>
      </Note>
    );
  if (offer.kind === 'few')
    return (
      <p>
        <Trans>Several changes were requested today. You can request the next one tomorrow.</Trans>
      </p>
    );
  return (
    <div data-screen-only="">
      <Button icon="pencil" href={href(changePath(reference))}>
        <Trans>Request a change</Trans>
      </Button>
    </div>
  );
}
