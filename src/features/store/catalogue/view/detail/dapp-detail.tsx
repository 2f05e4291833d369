import { Trans } from '@lingui/react/macro';
import type { DappDetailData } from '../../model/store-page.ts';
import { SectionBoundary, Sections } from '#ui/section-boundary/section-boundary.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { createCardLookup } from '../card/card-lookup.ts';
import { DappGrid } from '../card/dapp-grid.tsx';
import { siteOf } from '../risk/site-of.ts';
import { RiskStatement } from '../risk/risk-statement.tsx';
import { WithheldLink } from '../risk/withheld-link.tsx';
import { DetailContracts } from './detail-contracts.tsx';
import styles from './dapp-detail.module.css';
import { DetailFacts } from './detail-facts.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailNetworks } from './detail-networks.tsx';
import { DetailTokens } from './detail-tokens.tsx';

/** A detail page's data with the chains of its related DApps. */
export interface DappDetailView extends DappDetailData {
  relatedChains: { hid: number; title: string; icon_url: string }[];
}

/** Everything known about one DApp, before it is opened. */
export function DappDetail({ data }: { data: DappDetailView }) {
  const { dapp, chains, tokens, related, categories } = data;
  return (
    <article>
      <SectionBoundary>
        <DetailHead dapp={dapp} categories={categories} />
      </SectionBoundary>
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.main}>
          <Sections>
            <section id="open" className={styles.risk} aria-labelledby="risk">
              <h2 id="risk">
                <Trans>Before you open it</Trans>
              </h2>
              {dapp.withheld_links.includes('url') ? <WithheldLink /> : <RiskStatement />}
              <PlainWayIn url={dapp.url} />
            </section>
            <DetailNetworks chains={chains} />
            <DetailContracts contracts={data.contracts} chains={chains} />
            <DetailTokens tokens={tokens} chains={chains} />
          </Sections>
        </div>
        <SectionBoundary>
          <DetailFacts dapp={dapp} />
        </SectionBoundary>
      </div>
      {related.length > 0 ? (
        <section className={`wrap ${styles.related}`} aria-labelledby="related" data-screen-only="">
          <h2 id="related">
            <Trans>Similar DApps</Trans>
          </h2>
          <SectionBoundary>
            <DappGrid dapps={related} lookup={createCardLookup(categories, data.relatedChains)} />
          </SectionBoundary>
        </section>
      ) : null}
    </article>
  );
}

/** Without JavaScript there is no dialog: the link is below the statement. */
function PlainWayIn({ url }: { url: string }) {
  const site = siteOf(url);
  return site ? (
    <noscript>
      <TextLink href={url} target="_blank" rel="noopener noreferrer" iconEnd="arrow-up-right">
        {site.text}
      </TextLink>
    </noscript>
  ) : null;
}
