import { Trans, useLingui } from '@lingui/react/macro';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Buoy } from '#ui/buoy/buoy.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFlow } from '../flow/flow-context.ts';
import card from './preview-card.module.css';

/** Network icons that a card has room for. */
const iconsShown = 8;
/** The listed DApp gets a chart of its own from its id; until then every form shows this one. */
const previewSeed = 41;

/** How the DApp will look in the store, beside the form while it is filled in. */
export function PreviewCard() {
  const { t } = useLingui();
  const { data, draft, fields } = useFlow();
  const logo = logoSource(draft);
  const networks = fields.networks.flatMap(
    (key) => data.networks.find(({ network }) => network === key) ?? [],
  );
  const categories = data.categories.filter(({ hid }) => fields.categories.includes(hid));
  return (
    <aside className={card.aside} aria-label={t`How it will look in the store`}>
      <div className={card.inner}>
        <p>
          <Trans>How it will look in the store</Trans>
        </p>
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
            <small>{categories.map(({ title }) => title).join(', ') || <Trans>Categories</Trans>}</small>
            <p className={card.sentence}>{fields.desc || <Trans>One sentence about it</Trans>}</p>
            <span className={card.networks}>
              {networks.slice(0, iconsShown).map(({ network, icon_url }) => (
                <ChainIcon key={network} src={icon_url} size={20} />
              ))}
              {networks.length > iconsShown ? <small>+{networks.length - iconsShown}</small> : null}
            </span>
          </div>
        </div>
        <ul className={card.notes}>
          <li>
            <Buoy kind="safe-water" />
            <Trans>Fields keep what you type if you close the page.</Trans>
          </li>
          <li>
            <Buoy kind="cardinal" />
            <Trans>Copied logos and political content are not approved.</Trans>
          </li>
        </ul>
      </div>
    </aside>
  );
}
