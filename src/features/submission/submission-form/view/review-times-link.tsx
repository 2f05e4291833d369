import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

/** Beside a promise: how long reviews took; nothing where the brand does not publish it. */
export function ReviewTimesLink({ className }: { className?: string | undefined }) {
  const href = useHref();
  if (!brand.publishesReviewTimes) return null;
  return (
    <p className={className}>
      <TextLink href={href('/review-times')}>
        <Trans>How long reviews take</Trans>
      </TextLink>
    </p>
  );
}
