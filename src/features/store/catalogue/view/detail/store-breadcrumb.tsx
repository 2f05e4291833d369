import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

/** From the page of a DApp back to the store. */
export function StoreBreadcrumb() {
  const { t } = useLingui();
  const href = useHref();
  return (
    <nav aria-label={t`Breadcrumb`}>
      <TextLink size="small" icon="arrow-left" href={href('/dappstore')}>
        <Trans>DApp store</Trans>
      </TextLink>
    </nav>
  );
}
