import { findPasskeyObstacle } from '../model/passkey.ts';

type Json = Record<string, unknown>;

/** Can this browser use passkeys on this page? */
export function hasPasskeys(): boolean {
  return (
    findPasskeyObstacle(location.origin) === undefined &&
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

function jsonOf(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was chosen.');
  return { ...credential.toJSON() };
}

/** Why the browser gave no passkey, as people can understand it: its own sentences are for developers. */
function explain(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new Error('This device already has a passkey for your account.');
  if (name === 'SecurityError')
    return new Error('Passkeys do not work at this address of the desk. Open it under its own host name.');
  return new Error('No passkey was used. Try again.');
}

/** Makes a passkey on a device of the person. @param options of the server */
export async function makePasskey(options: unknown): Promise<Json> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    return jsonOf(await navigator.credentials.create({ publicKey }));
  } catch (error) {
    throw explain(error);
  }
}

/** Asks for a passkey. @param request.isQuiet offers it among the browser's suggestions for the email field, instead of a dialog */
export async function askForPasskey(
  options: unknown,
  { isQuiet, signal }: { isQuiet: boolean; signal: AbortSignal },
): Promise<Json> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    );
    return jsonOf(
      await navigator.credentials.get({
        publicKey,
        signal,
        ...(isQuiet && { mediation: 'conditional' as const }),
      }),
    );
  } catch (error) {
    throw explain(error);
  }
}
