import { isNetworkKey } from '#features/submissions/model/network-key.ts';
import type { NetworkChoice, SubmitPageData } from '#features/submissions/view/flow/submit-page-data.ts';
import { listRequirements } from '#features/requirements/server/list-requirements.ts';
import type { BrandSentences } from '#features/brand/model/brand-sentences.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from './services.ts';

/** What the form of every kind with a donation needs: the networks that the forms offer, and how donations are made. */
export async function loadSubmitPage(
  services: Pick<Services, 'brand' | 'sentences' | 'ownCatalogue' | 'demonstration'>,
  { kind, locale }: { kind: keyof BrandSentences['requirements']; locale: Locale },
): Promise<SubmitPageData> {
  const { donation, token } = services.brand;
  const chains = await services.ownCatalogue.listChains();
  const networks = chains.flatMap(({ network, title, short, icon_url, deprecated }): NetworkChoice[] =>
    isNetworkKey(network) && !deprecated ? [{ network, title, short, icon_url }] : [],
  );
  return {
    networks,
    requirements: listRequirements(services, { kind, locale }),
    donation: {
      symbol: token.symbol,
      networkShort: donation.networkShort,
      networkIcon: networks.find(({ short }) => short === donation.networkShort)?.icon_url ?? null,
    },
    demonstration: services.demonstration !== undefined,
  };
}
