import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { ReadNetwork } from '../model/read-network.ts';

/** Who is asked about networks, each once, as a list in the page's language. */
export function useEndpointNames(networks: readonly Pick<ReadNetwork, 'endpointName'>[]): string {
  const locale = useLocale();
  return formatList([...new Set(networks.map(({ endpointName }) => endpointName))], locale);
}
