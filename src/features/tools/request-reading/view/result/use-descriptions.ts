import { useEffect, useMemo, useState } from 'react';
import { describeRequest } from '../../model/described/describe-request.ts';
import type { Description } from '../../model/described/description.ts';
import type { RequestReading } from '../../model/request.ts';
import { askDescriptors, type DescriptorAnswers } from './ask-descriptors.ts';

const nothing: DescriptorAnswers = { known: [], hasFailed: false };

interface Asked extends DescriptorAnswers {
  reading: RequestReading;
}

/** How the contracts of a request are described; empty until this site has answered, and where it knows none. */
export function useDescriptions(reading: RequestReading): {
  descriptions: readonly Description[];
  hasFailed: boolean;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void askDescriptors(reading, stop.signal).then((answers) => {
      if (!stop.signal.aborted) setAsked({ reading, ...answers });
    });
    return () => stop.abort();
  }, [reading]);
  const { known, hasFailed } = asked?.reading === reading ? asked : nothing;
  const descriptions = useMemo(() => describeRequest(reading, known), [reading, known]);
  return { descriptions, hasFailed };
}
