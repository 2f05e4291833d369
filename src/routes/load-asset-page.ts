import type {
  AssetNetwork,
  AssetPageData,
} from '#features/submission/asset-submission/view/asset-page-data.ts';
import type { Locale } from '#i18n/locales.ts';
import { loadSubmitPage } from './load-submit-page.ts';
import type { Services } from './services.ts';

/** What the forms of tokens and NFT collections need: only networks that have standards for them. */
export async function loadAssetPage(
  services: Pick<Services, 'brand' | 'sentences' | 'own' | 'demonstration'>,
  { kind, locale }: { kind: 'token' | 'nft'; locale: Locale },
): Promise<AssetPageData> {
  const [page, chains] = await Promise.all([
    loadSubmitPage(services, { kind, locale }),
    services.own.catalogue.listChains(),
  ]);
  const standardsOf = new Map(chains.map((chain) => [chain.network, chain[`${kind}_standards`]]));
  const networks = page.networks.flatMap((choice): AssetNetwork[] => {
    const own = standardsOf.get(choice.network) ?? [];
    return own.length > 0 ? [{ ...choice, standards: own }] : [];
  });
  return { ...page, networks };
}
