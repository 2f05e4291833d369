import { Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { logoSource } from '#features/submission/submission-form/view/draft/logo-source.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { previewSeed } from '#features/submission/submission-form/view/form/preview-seed.ts';
import { PreviewAside } from '#features/submission/submission-form/view/form/preview-aside.tsx';
import card from './dapp-preview.module.css';

/** Network icons that a card has room for. */
const iconsShown = 8;

/** How the DApp will look in the store, beside the form while it is filled in. */
export function DappPreview() {
  const { t } = useLingui();
  const { data, draft, fields } = useDappFlow();
  const logo = logoSource(draft);
  const networks = fields.networks.flatMap(
    (key) => data.networks.find(({ network }) => network === key) ?? [],
  );
  const categories = data.categories.filter(({ hid }) => fields.categories.includes(hid));
  const titles = formatList(
    categories.map(({ title }) => title),
    useLocale(),
  );
  return (
    <PreviewAside title={t`How it will look in the store`}>
      <div className={card.card}>
        <div className={card.chart}>
          <Chart kind="menu" seed={previewSeed} />
        </div>
        <div className={card.body}>
          {logo === null ? (
            <span className={card.noIcon} />
          ) : (
            <AppIcon src={logo} size={52} className={card.icon} />
          )}
          <b>{fields.title || <Trans>Project name</Trans>}</b>
          <small>{titles || <Trans>Categories</Trans>}</small>
          <p className={card.sentence}>{fields.desc || <Trans>One sentence about it</Trans>}</p>
          <span className={card.networks}>
            {networks.slice(0, iconsShown).map(({ network, icon_url }) => (
              <ChainIcon key={network} src={icon_url} size={20} />
            ))}
            {networks.length > iconsShown ? <small>+{networks.length - iconsShown}</small> : null}
          </span>
        </div>
      </div>
    </PreviewAside>
  );
}
