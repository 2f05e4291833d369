import { Trans, useLingui } from '@lingui/react/macro';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { useAssetFlow, useChosenNetwork } from '../use-asset-flow.ts';
import { logoSource } from '#features/submission/submission-form/view/draft/logo-source.ts';
import { PreviewAside } from '#features/submission/submission-form/view/form/preview-aside.tsx';
import preview from './nft-preview.module.css';

/** How the collection will look in the wallet. */
export function NftPreview() {
  const { t } = useLingui();
  const { draft, fields } = useAssetFlow();
  const network = useChosenNetwork();
  const logo = logoSource(draft);
  return (
    <PreviewAside title={t`How it will look in the wallet`}>
      <div className={preview.card}>
        {logo === null ? (
          <span className={preview.noPicture} />
        ) : (
          <img className={preview.picture} src={logo} alt="" width={220} height={220} />
        )}
        <div className={preview.text}>
          <b>{fields.name || <Trans>Collection name</Trans>}</b>
          <small>{fields.symbol || <Trans>Symbol</Trans>}</small>
          <span className={preview.line}>
            {network ? <ChainIcon src={network.icon_url} size={18} /> : null}
            <small>{[network?.short, fields.standard].filter(Boolean).join(' · ')}</small>
          </span>
        </div>
      </div>
    </PreviewAside>
  );
}
