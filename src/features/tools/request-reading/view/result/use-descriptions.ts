import { useEffect, useMemo, useState } from 'react';
import {
  describedContracts,
  describeRequest,
  type Description,
  type KnownDescriptor,
} from '../../model/described/describe-request.ts';
import type { RequestReading } from '../../model/request.ts';
import { askDescriptors } from './ask-descriptors.ts';

const nothing: readonly KnownDescriptor[] = [];

interface Asked {
  reading: RequestReading;
  /** Null where the answers did not come. */
  known: readonly KnownDescriptor[] | null;
}

/** How the contracts of a request are described; empty until this site has answered, and where it knows none. */
export function useDescriptions(reading: RequestReading): {
  descriptions: readonly Description[];
  hasFailed: boolean;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const question = describedContracts(reading);
    if (!question) return undefined;
    const stop = new AbortController();
    void askDescriptors(question, stop.signal).then((known) => {
      if (!stop.signal.aborted) setAsked({ reading, known });
    });
    return () => stop.abort();
  }, [reading]);
  const own = asked?.reading === reading ? asked : null;
  const known = own?.known ?? nothing;
  const descriptions = useMemo(() => describeRequest(reading, known), [reading, known]);
  return { descriptions, hasFailed: own !== null && own.known === null };
}
