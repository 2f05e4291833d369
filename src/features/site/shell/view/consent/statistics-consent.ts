import { useSyncExternalStore } from 'react';
import { brand } from '#brand/brand.ts';
import { deviceStorage } from '#lib/device-storage.ts';
import { createConsent, type ConsentState } from '../../model/consent.ts';

/** The answer of this device, for this brand's services. */
export const statisticsConsent = createConsent({
  settings: brand.analytics,
  storage: deviceStorage,
  wishes: () => navigator,
  now: () => new Date(),
});

/** Answers of this tab, and of others. */
function watch(onChange: () => void): () => void {
  const stop = statisticsConsent.subscribe(onChange);
  addEventListener('storage', onChange);
  return () => {
    stop();
    removeEventListener('storage', onChange);
  };
}

/** The server knows no answers. */
export const useStatisticsConsent = (): ConsentState =>
  useSyncExternalStore(watch, statisticsConsent.read, () => 'unasked');

/** Hosts of the services, as the visitor may read them. */
export const serviceHosts = (): string[] => [
  ...new Set(
    [brand.analytics.searchEngine, brand.analytics.webAnalytics].flatMap((service) =>
      service ? [new URL(service.scriptUrl).host] : [],
    ),
  ),
];
