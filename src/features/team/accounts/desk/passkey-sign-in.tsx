import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { fetchPasskeyOptions } from './auth-provider.ts';
import { askForPasskey, hasPasskeys } from './browser-passkeys.ts';

/** Signs in with what a passkey answered; never rejects. */
type OnAnswer = (response: Record<string, unknown>) => void;

async function offersQuietly(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

interface PasskeySignInProps {
  onAnswer: OnAnswer;
  onIssue: (issue: string) => void;
}

/**
 * Signing in by passkey: a button, and where the browser can, among its suggestions for the email field. Nothing where there are no
 * passkeys.
 */
export function PasskeySignIn({ onAnswer, onIssue }: PasskeySignInProps) {
  const pending = useRef<AbortController>(undefined);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    pending.current = controller;
    const offer = async () => {
      if (!(await offersQuietly())) return;
      const options = await fetchPasskeyOptions();
      if (!options || signal.aborted) return;
      answer.current(await askForPasskey(options, { isQuiet: true, signal }));
    };
    // What nobody asked for fails silently: the button and the password are there.
    offer().catch(() => undefined);
    return () => controller.abort();
  }, []);

  /** Never rejects: what goes wrong is shown. */
  async function ask() {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    try {
      const options = await fetchPasskeyOptions();
      if (!options) throw new Error('Passkeys are not offered at this desk.');
      onAnswer(await askForPasskey(options, { isQuiet: false, signal: controller.signal }));
    } catch (error) {
      onIssue(error instanceof Error ? error.message : 'Signing in failed. Try again.');
    }
  }
  if (!hasPasskeys()) return null;
  return (
    <Button type="button" variant="outlined" size="large" onClick={() => void ask()}>
      Use a passkey
    </Button>
  );
}
