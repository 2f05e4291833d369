import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

interface SoftwarePasskey {
  origin: string;
  /** Did the device ask for PIN, fingerprint or face? */
  isVerified: boolean;
}

/** CBOR (RFC 8949) of the few things that follow: short text, and 24 to 255 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

/** A passkey as a device keeps it (WebAuthn level 3), without attestation: for what no browser would do. */
export function createSoftwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ origin, isVerified }: SoftwarePasskey, more = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const flags = userPresent | (isVerified ? userVerified : 0) | more;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };
  /** ES256: kty 2, alg -7, crv 1, x, y. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const outer = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** @param options of the server, for adding a passkey */
    create({ challenge }: { challenge: string }, how: SoftwarePasskey) {
      const data = Buffer.concat([
        authenticatorData(how, hasCredential),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, how.origin);
      const response = {
        clientDataJSON: encode(clientDataJSON),
        attestationObject: encode(attestationObject),
        transports: ['internal'],
      };
      return { ...outer, response };
    },
    /** @param options of the server, for signing in */
    get({ challenge }: { challenge: string }, how: SoftwarePasskey) {
      const data = authenticatorData(how);
      const clientDataJSON = clientData('webauthn.get', challenge, how.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      const response = {
        clientDataJSON: encode(clientDataJSON),
        authenticatorData: encode(data),
        signature: encode(signature),
      };
      return { ...outer, response };
    },
  };
}
