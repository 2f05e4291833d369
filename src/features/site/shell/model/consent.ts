import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { hasStatistics } from '#features/core/brand/model/has-statistics.ts';
import type { DeviceStorage } from '#lib/device-storage.ts';

/** Where the answer is stored on the device. */
const consentKey = 'statistics';

/** An answer counts for so long; then the visitor is asked again. */
export const consentDays = 180;

const dayMs = 24 * 3_600_000;

export type ConsentAnswer = 'yes' | 'no';

/** `refused`: the browser asks every site not to track its visitor, which is a no that needs no question. */
export type ConsentState = ConsentAnswer | 'unasked' | 'refused';

/** What is stored: the answer, when it was given, and about which services. */
interface KeptAnswer {
  answer: ConsentAnswer;
  time: string;
  services: string;
}

/** What browsers tell about being tracked: Global Privacy Control, and the older Do Not Track. */
export interface TrackingWishes {
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
}

type Settings = Brand['analytics'];

/** Changes when other services would count, or others would get what they count. */
const describeServices = ({ searchEngine, webAnalytics }: Settings): string =>
  [searchEngine, webAnalytics]
    .flatMap((service) =>
      service ? [[service.id, service.scriptUrl, ...(service.collectOrigins ?? [])].join(' ')] : [],
    )
    .join(', ');

function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { answer, time, services } = value as Partial<Record<keyof KeptAnswer, unknown>>;
  return (answer === 'yes' || answer === 'no') && typeof time === 'string' && typeof services === 'string';
}

export interface ConsentOptions {
  settings: Settings;
  storage: Pick<DeviceStorage, 'readJson' | 'write'>;
  wishes: () => TrackingWishes;
  now: () => Date;
}

export interface Consent {
  /** Of this moment: other tabs may have changed it. */
  read(): ConsentState;
  /** Keeps the answer on the device; where the browser refuses that, for as long as the document is open. */
  answer(answer: ConsentAnswer): void;
  /** @param onChange called after each answer in this tab @returns stops that */
  subscribe(onChange: () => void): () => void;
}

/** A visitor's answer about being counted (decision 083). */
export function createConsent({ settings, storage, wishes, now }: ConsentOptions): Consent {
  const listeners = new Set<() => void>();
  const services = describeServices(settings);
  let unstored: ConsentAnswer | undefined;
  function readKept(): ConsentAnswer | undefined {
    const kept = storage.readJson(consentKey);
    if (!isKeptAnswer(kept) || kept.services !== services) return undefined;
    const ageMs = now().getTime() - Date.parse(kept.time);
    return ageMs >= 0 && ageMs < consentDays * dayMs ? kept.answer : undefined;
  }
  return {
    read() {
      const { doNotTrack, globalPrivacyControl } = wishes();
      if (!hasStatistics(settings) || doNotTrack === '1' || globalPrivacyControl === true) return 'refused';
      return unstored ?? readKept() ?? 'unasked';
    },
    answer(answer) {
      const kept: KeptAnswer = { answer, time: now().toISOString(), services };
      unstored = storage.write(consentKey, JSON.stringify(kept)) === null ? undefined : answer;
      for (const tell of listeners) tell();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
