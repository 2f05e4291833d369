import { Trans, useLingui } from '@lingui/react/macro';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { useChosenNetwork } from '../use-asset-flow.ts';
import { logoSource } from '#features/submission/submission-form/view/draft/logo-source.ts';
import { PreviewAside } from '#features/submission/submission-form/view/form/preview-aside.tsx';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { TokenControls } from './token-draft-kind.ts';
import preview from './token-preview.module.css';

/** More decimals than the card has room for. */
const shownMax = 8;

/** An amount with as many decimals as the wallet will show, so that the field's meaning is seen. @param precision as typed */
function sampleAmount(precision: string): string {
  const decimals = /^\d{1,2}$/.test(precision) ? Math.min(Number(precision), shownMax) : 2;
  return decimals === 0 ? '12' : `12.${'34567890'.slice(0, decimals)}`;
}

/** How the token will look in the wallet's list, between two others. */
export function TokenPreview() {
  const { t } = useLingui();
  const { draft, fields } = useFlow<TokenControls>();
  const network = useChosenNetwork();
  const logo = logoSource(draft);
  return (
    <PreviewAside title={t`How it will look in the wallet`}>
      <ul className={preview.list}>
        <OtherRow />
        <li>
          <span className={preview.icon}>
            {logo === null ? <span className={preview.noIcon} /> : <ChainIcon src={logo} size={44} />}
            {network ? <ChainIcon src={network.icon_url} size={18} className={preview.badge} /> : null}
          </span>
          <span className={preview.name}>
            <b>{fields.symbol || <Trans>Symbol</Trans>}</b>
            <small>
              {fields.name || <Trans>Token name</Trans>}
              {fields.bl_symbol ? ` · ${fields.bl_symbol}` : ''}
            </small>
          </span>
          <span className={preview.amount}>
            <span className="num">{sampleAmount(fields.precision)}</span>
          </span>
        </li>
        <OtherRow />
      </ul>
    </PreviewAside>
  );
}

/** Some other token of the list. */
function OtherRow() {
  return (
    <li className={preview.other} aria-hidden="true">
      <span className={preview.noIcon} />
      <span className={preview.name}>
        <span />
        <span />
      </span>
      <span className={preview.amount}>
        <span />
      </span>
    </li>
  );
}
