import { useMemo, useState } from 'react';
import { parsePath, pathAt } from '../../model/account-path.ts';
import { deriveAt, needsHardened, usualPath, type AccountFamily } from '../../model/derive-accounts.ts';

const step = 5;
const mostAccounts = 100;

/** The accounts of a seed on one network, at the usual path or another one. @param seed null while it is computed: then there are none */
export function useAccounts(seed: Uint8Array | null) {
  const [family, setFamily] = useState<AccountFamily>('evm');
  const [path, setPath] = useState(usualPath('evm'));
  const [count, setCount] = useState(step);
  const parsed = useMemo(() => parsePath(path, needsHardened(family)), [path, family]);
  const accounts = useMemo(() => {
    if (!seed || !parsed.ok) return [];
    const length = parsed.isSeries ? count : 1;
    return Array.from({ length }, (_, index) => deriveAt(seed, family, pathAt(parsed.path, index)));
  }, [seed, family, parsed, count]);
  return {
    family,
    path,
    /** Why there are none. */
    issue: parsed.ok ? undefined : parsed.issue,
    accounts,
    setFamily(chosen: AccountFamily) {
      setFamily(chosen);
      setPath(usualPath(chosen));
      setCount(step);
    },
    setPath(typed: string) {
      setPath(typed);
      setCount(step);
    },
    /** Undefined where there are no more. */
    showMore: parsed.ok && parsed.isSeries && count < mostAccounts ? () => setCount(count + step) : undefined,
  };
}

export type Accounts = ReturnType<typeof useAccounts>;
