import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import { parsePaymentLink } from '#features/submission/donations/model/payment-link.ts';
import { useHref } from '#i18n/locale-context.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { sendPayment } from '#features/submission/submissions/view/api/submission-client.ts';
import { focusField } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useFlow, type FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { linkCodeOf } from './link-code-of.ts';
import { useSubmissionStatus } from '#features/submission/submissions/view/api/use-submission-status.ts';

export interface PasteState {
  status: StatusView | null;
  unreachable: boolean;
  linkIssue: LinkCode | null;
  sending: boolean;
  /** A wallet has paid on this page, and the server has its link. */
  isPaidAndSent: boolean;
  error: FlowError | null;
  setLink(link: string): void;
  send(): void;
}

const isChecking = (status: StatusView) => status.state === 'checking-payment';

/** Leads to the success page once the payment is accepted, and forgets the draft. */
function useSuccessPage(status: StatusView | null): void {
  const { draft, store } = useFlow();
  const href = useHref();
  const isPaid = status?.state === 'in-review' || status?.state === 'listed';
  const finish = useEffectEvent(() => {
    store.forget();
    location.assign(`${href('/success')}?reference=${encodeURIComponent(draft.reference ?? '')}`);
  });
  useEffect(() => {
    if (isPaid) finish();
  }, [isPaid]);
}

/** The last step: the link is sent, the chain is watched, and an accepted payment leads to the success page. */
export function usePasteStep(): PasteState {
  const { draft, setLink, store } = useFlow();
  const { reference } = draft;
  const { status, unreachable, refresh } = useSubmissionStatus(reference, null, isChecking);
  const [linkIssue, setLinkIssue] = useState<LinkCode | null>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<FlowError | null>(null);

  // A reload during the check finds its way back to it. What a wallet has paid, and what did not arrive, is sent again by itself.
  const lookOnce = useEffectEvent(async () => {
    const isUnsent = draft.wallet_link !== null && draft.wallet_link === draft.link;
    const seen = await refresh();
    if (isUnsent && seen?.payment?.link !== draft.link) await send();
  });
  useEffect(() => void lookOnce(), []);

  useSuccessPage(status);

  function refuse(code: LinkCode) {
    setLinkIssue(code);
    focusField('link');
  }

  async function send() {
    if (reference === null) return;
    const parsed = parsePaymentLink(draft.link);
    setError(null);
    if (!parsed.ok) return refuse(parsed.code);
    setLinkIssue(null);
    setSending(true);
    store.flush();
    const answer = await sendPayment(reference, parsed.link);
    const code = answer.kind === 'refused' ? linkCodeOf(answer.data) : undefined;
    if (code) refuse(code);
    else if (answer.kind === 'data' || (answer.kind === 'refused' && answer.status === 409)) await refresh();
    else setError(answer.kind);
    setSending(false);
  }

  return {
    status,
    unreachable,
    linkIssue,
    sending,
    isPaidAndSent: draft.wallet_link !== null && status?.payment?.link === draft.wallet_link,
    error,
    setLink(link) {
      setLinkIssue(null);
      setLink(link);
    },
    send: () => void send(),
  };
}
