import { Trans } from '@lingui/react/macro';
import type { SubscriptionPageData } from '../../model/subscription-state.ts';
import { HomeButton } from './home-button.tsx';
import { LinkForm } from './link-form.tsx';
import { Notice } from './notice.tsx';
import { UnknownLink } from './unknown-link.tsx';

/** The target of a newsletter mail's unsubscribe link, which never expires. */
export function UnsubscribePage({ data: { state, token } }: { data: SubscriptionPageData }) {
  if (state === 'unknown') return <UnknownLink />;
  if (state === 'unsubscribed') {
    return (
      <Notice
        title={<Trans>You are unsubscribed</Trans>}
        text={<Trans>You will no longer get product notices.</Trans>}
      >
        <HomeButton />
      </Notice>
    );
  }
  return (
    <Notice title={<Trans>Unsubscribe?</Trans>} text={<Trans>You will no longer get product notices.</Trans>}>
      <LinkForm action="/api/newsletter/unsubscribe" token={token}>
        <Trans>Unsubscribe</Trans>
      </LinkForm>
    </Notice>
  );
}
