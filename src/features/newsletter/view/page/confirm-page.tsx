import { Plural, Trans } from '@lingui/react/macro';
import { confirmationDays, type SubscriptionPageData } from '../../model/subscription-state.ts';
import { HomeButton } from './home-button.tsx';
import { LinkForm } from './link-form.tsx';
import { Notice } from './notice.tsx';
import { UnknownLink } from './unknown-link.tsx';

/** Where the link of a confirmation mail leads. */
export function ConfirmPage({ data: { state, token } }: { data: SubscriptionPageData }) {
  switch (state) {
    case 'pending':
      return (
        <Notice
          title={<Trans>Confirm your subscription</Trans>}
          text={<Trans>Then the product notices come to your mailbox once a month.</Trans>}
        >
          <LinkForm action="/api/newsletter/confirm" token={token}>
            <Trans>Confirm the subscription</Trans>
          </LinkForm>
        </Notice>
      );
    case 'confirmed':
      return (
        <Notice
          title={<Trans>You are subscribed</Trans>}
          text={
            <Trans>The product notices come once a month. Each has a link that ends the subscription.</Trans>
          }
        >
          <HomeButton />
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          title={<Trans>This link has expired</Trans>}
          text={
            <Trans>
              It worked for <Plural value={confirmationDays} one="# day" other="# days" />. Enter your email
              at the foot of this page once more for a new one.
            </Trans>
          }
        >
          <HomeButton />
        </Notice>
      );
    case 'unsubscribed':
      return (
        <Notice
          title={<Trans>You are unsubscribed</Trans>}
          text={<Trans>To get the notices again, enter your email at the foot of this page.</Trans>}
        >
          <HomeButton />
        </Notice>
      );
    case 'unknown':
      return <UnknownLink />;
  }
}
