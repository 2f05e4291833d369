import { Trans } from '@lingui/react/macro';
import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import { useLinkWords } from '#features/submission/donations/view/payment-words.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { paymentQuestionPath } from '#features/submission/submissions/model/payment-question-path.ts';

/** To the form of the status page that asks a person, with the transaction filled in. */
export function AskAboutPayment({ reference, link }: { reference: string; link: string }) {
  const href = useHref();
  return (
    <TextLink href={href(paymentQuestionPath(reference, { transaction: link.trim() }))}>
      <Trans>Ask a person about this payment</Trans>
    </TextLink>
  );
}

/** These name a transaction that a person may know better; the others are about what was typed. */
const aboutTransaction: readonly LinkCode[] = ['used-already', 'denied-by-desk'];

interface LinkIssueProps {
  issue: LinkCode;
  reference: string | null;
  link: string;
}

/** Why a pasted link is rejected. */
export function LinkIssue({ issue, reference, link }: LinkIssueProps) {
  const words = useLinkWords();
  if (reference === null || !aboutTransaction.includes(issue)) return words(issue);
  return (
    <>
      {words(issue)} <AskAboutPayment reference={reference} link={link} />
    </>
  );
}
