import { Plural, Trans } from '@lingui/react/macro';
import { confirmationDays, type SubscriptionPageData } from '../../model/subscription-state.ts';
import { HomeButton } from './home-button.tsx';
import { LinkForm } from './link-form.tsx';
import { Notice } from './notice.tsx';
import { UnknownLink } from './unknown-link.tsx';

/** The target of a confirmation mail's link. */
export function ConfirmPage({ data: { state, token } }: { data: SubscriptionPageData }) {
  switch (state) {
    case 'pending':
      return (
        <Notice
          title={<Trans>Confirm your subscription</Trans>}
          text={<Trans>You will then get the product notices once a month.</Trans>}
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
          text={<Trans>You get the product notices once a month. Each one has an unsubscribe link.</Trans>}
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
              It was valid for <Plural value={confirmationDays} one="# day" other="# days" />. Enter your
              email again at the bottom of this page to get a new one.
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
          text={<Trans>To get the notices again, enter your email at the bottom of this page.</Trans>}
        >
          <HomeButton />
        </Notice>
      );
    case 'unknown':
      return <UnknownLink />;
  }
}
