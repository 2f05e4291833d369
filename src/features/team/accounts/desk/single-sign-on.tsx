import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import type { OfferedSingleSignOn } from '../model/single-sign-on.ts';
import { beginSingleSignOn, fetchSingleSignOn } from './auth-provider.ts';

/** Signing in at the team's own provider; nothing where the desk has none. @param props.onIssue shows what went wrong */
export function SingleSignOn({ onIssue }: { onIssue: (issue: string) => void }) {
  const [offered, setOffered] = useState<OfferedSingleSignOn | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Without an answer there is no button; the password works.
    fetchSingleSignOn().then(setOffered, () => undefined);
  }, []);

  /** Never rejects: what goes wrong is shown. */
  async function begin() {
    setLeaving(true);
    try {
      await beginSingleSignOn();
    } catch (error) {
      onIssue(error instanceof Error ? error.message : 'Signing in failed. Try again.');
      setLeaving(false);
    }
  }
  if (!offered) return null;
  return (
    <Button type="button" variant="outlined" size="large" loading={isLeaving} onClick={() => void begin()}>
      Sign in with {offered.name}
    </Button>
  );
}
