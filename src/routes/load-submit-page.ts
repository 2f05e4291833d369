import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import type {
  DonationPageData,
  NetworkChoice,
  SubmitPageData,
} from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { listRequirements } from '#features/submission/submission-form/server/list-requirements.ts';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from './services.ts';

type DonationServices = Pick<Services, 'brand' | 'own' | 'demonstration'>;

async function listNetworks({ catalogue }: Services['own']): Promise<NetworkChoice[]> {
  const chains = await catalogue.listChains();
  return chains.flatMap(({ network, title, short, icon_url, deprecated }): NetworkChoice[] =>
    isNetworkKey(network) && !deprecated ? [{ network, title, short, icon_url }] : [],
  );
}

function donationOf({ brand, demonstration }: DonationServices, networks: NetworkChoice[]): DonationPageData {
  const { networkShort } = brand.donation;
  const networkIcon = networks.find(({ short }) => short === networkShort)?.icon_url ?? null;
  return {
    donation: { symbol: brand.token.symbol, networkShort, networkIcon },
    demonstration: demonstration !== undefined,
  };
}

/** What a donation box needs that is in no form. */
export async function loadDonation(services: DonationServices): Promise<DonationPageData> {
  return donationOf(services, await listNetworks(services.own));
}

/** What the form of every kind with a donation needs: the networks that the forms offer, and how donations are made. */
export async function loadSubmitPage(
  services: DonationServices & Pick<Services, 'sentences'>,
  { kind, locale }: { kind: keyof BrandSentences['requirements']; locale: Locale },
): Promise<SubmitPageData> {
  const networks = await listNetworks(services.own);
  const requirements = listRequirements(services, { kind, locale });
  return { networks, requirements, ...donationOf(services, networks) };
}
