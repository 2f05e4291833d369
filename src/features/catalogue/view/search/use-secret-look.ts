import { useRef, useState } from 'react';
import { isSecretSearch } from '#lib/secrets/is-secret-search.ts';

/** Looks at what was typed before it is sent or kept, and remembers what the latest look found. */
export function useSecretLook(): {
  isSecret: boolean;
  look(text: string): Promise<boolean | undefined>;
} {
  const latest = useRef(0);
  const [isSecret, setIsSecret] = useState(false);
  return {
    isSecret,
    /** @returns undefined where something else was typed in between, or without a connection: then nothing can be searched either */
    async look(text) {
      latest.current += 1;
      const own = latest.current;
      const isFound = await isSecretSearch(text).catch(() => undefined);
      if (isFound === undefined || own !== latest.current) return undefined;
      setIsSecret(isFound);
      return isFound;
    },
  };
}
