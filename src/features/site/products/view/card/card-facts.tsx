import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { Card } from '#features/core/brand/model/brand-products-schema.ts';
import { formatUnit } from '#i18n/format-unit.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Facts } from '../section/facts.tsx';

/** ISO/IEC 7810 ID-1: the size of every payment card. */
const cardSize = { longMm: 85.6, shortMm: 53.98 };

/** Facts before applying for a card; prices are set by the issuer and shown on the order page. */
export function CardFacts({ card }: { card: Card }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { nameParts, issuer } = card;
  const long = formatUnit(cardSize.longMm, 'millimeter', locale);
  const short = formatUnit(cardSize.shortMm, 'millimeter', locale);
  const facts = [
    { name: t({ message: 'Name', context: 'of a product' }), value: nameParts.join('') },
    { name: t`Issuer`, value: issuer },
    {
      name: t({ message: 'Size', context: 'measures of a device' }),
      value: (
        <Trans>
          {long} by {short}, like every payment card
        </Trans>
      ),
    },
    {
      name: t({ message: 'Loaded by', comment: 'Before the way money gets onto the card' }),
      value: <Trans>A transfer that you sign in the wallet</Trans>,
    },
    {
      name: t({ message: 'Needs', context: 'what is required for the card' }),
      value: <Trans>An identity check by the issuer, never your recovery phrase</Trans>,
    },
    { name: t`Fees and limits`, value: <Trans>Set by the issuer, shown in full before you order</Trans> },
    {
      name: t({ message: 'Where', context: 'where the card is offered' }),
      value: (
        <Trans>
          See the <a href={brand.links.regionalNotice}>regional notice</a>
        </Trans>
      ),
    },
  ];
  return (
    <Facts
      id="facts"
      title={<Trans>About the card and its issuer</Trans>}
      lead={
        <Trans>We make the wallet. The card itself is issued by {issuer}, which is responsible for it.</Trans>
      }
      facts={facts}
    />
  );
}
