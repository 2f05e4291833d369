import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { PublishedRelease } from '#features/site/downloads/model/release.ts';
import { browserNames } from '#features/site/downloads/view/pc/browser-names.ts';
import { formatDay } from '#i18n/format-day.ts';
import { formatList } from '#i18n/format-list.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Fact } from '../section/fact-table.tsx';
import { Facts } from '../section/facts.tsx';

const systems = ['Windows', 'macOS', 'Linux'];

/** Questions before installing. */
export function ExtensionFacts({ release }: { release: PublishedRelease | undefined }) {
  const locale = useLocale();
  const href = useHref();
  const browsers = brand.downloads.extensionStores.map(({ browser }) => browserNames[browser]);
  const { chains } = brand.claims;
  const facts: Fact[] = [
    { name: <Trans>Browsers</Trans>, value: formatList(browsers, locale) },
    { name: <Trans>Systems</Trans>, value: formatList(systems, locale) },
    { name: <Trans>Chains</Trans>, value: <Trans>more than {chains}</Trans> },
    ...(release
      ? [
          { name: <Trans>Version</Trans>, value: <span className="num">{release.version}</span> },
          {
            name: <Trans>Released</Trans>,
            value: <time dateTime={release.released}>{formatDay(release.released, locale)}</time>,
          },
        ]
      : []),
    { name: <Trans>Price</Trans>, value: <Trans>Free. The chain’s own fees still apply.</Trans> },
    {
      name: <Trans>Verify your download</Trans>,
      value: (
        <TextLink href={href('/verify')} iconEnd="arrow-right">
          <Trans>Version verification</Trans>
        </TextLink>
      ),
    },
  ];
  return (
    <Facts
      id="facts"
      title={<Trans>Where it runs</Trans>}
      lead={<Trans>It runs on computers. On a phone, the mobile wallet has a browser of its own.</Trans>}
      facts={facts}
    />
  );
}
