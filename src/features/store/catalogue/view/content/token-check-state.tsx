import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { formatDayInSentence } from '#i18n/format-day.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ShownCheck } from '../../model/shown-check.ts';
import type { StoreToken } from '../../model/store-page.ts';

function CheckSentence({ outcome, day }: { outcome: ShownCheck['outcome']; day: string }) {
  switch (outcome) {
    case 'stop':
      return (
        <Trans>
          Checked on {day}: stop. Buyers could not sell it, or lost most of what they paid. We show no price.
        </Trans>
      );
    case 'caution':
      return <Trans>Checked on {day}: caution</Trans>;
    case 'not-determined':
      return <Trans>Checked on {day}: not determined</Trans>;
    case 'passed':
      return <Trans>Checked on {day}: no problem found</Trans>;
  }
}

/** What the last check of a token found, with the way to make it again where this portal has the page. Nothing for a token that was not checked lately. */
export function TokenCheckState({
  token: { address, check },
  className,
}: {
  token: Pick<StoreToken, 'address' | 'check'>;
  className: string | undefined;
}) {
  const href = useHref();
  const locale = useLocale();
  if (!check) return null;
  const { outcome, network, time } = check;
  const sentence = <CheckSentence outcome={outcome} day={formatDayInSentence(time, locale)} />;
  const query = new URLSearchParams({ network, address }).toString();
  return (
    <div className={className}>
      {brand.links.tools.tokenSecurity === undefined ? (
        <TextLink size="small" href={href(`/tools/token-check?${query}`)} rel="nofollow">
          {sentence}
        </TextLink>
      ) : (
        sentence
      )}
    </div>
  );
}
