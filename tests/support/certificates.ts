import {
  BasicConstraintsExtension,
  cryptoProvider,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 60 * 60_000;

const createKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const validity = () => ({ notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + dayMs) });

/** A certificate with its key, both PEM. */
export interface ServerCertificate {
  cert: string;
  key: string;
}

/** A certificate authority of its own, for servers on the loopback address. */
export async function createAuthority(name: string) {
  cryptoProvider.set(crypto);
  const keys = await createKeys();
  const own = await X509CertificateGenerator.createSelfSigned({
    name: `O=${name}, CN=${name} Root`,
    ...validity(),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new BasicConstraintsExtension(true, 1, true)],
  });
  return {
    /** PEM */
    cert: own.toString('pem'),
    async issue(host: string): Promise<ServerCertificate> {
      const pair = await createKeys();
      const certificate = await X509CertificateGenerator.create({
        subject: `CN=${host}`,
        issuer: own.subject,
        ...validity(),
        signingAlgorithm: algorithm,
        publicKey: pair.publicKey,
        signingKey: keys.privateKey,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
      });
      const key = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
      return { cert: certificate.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') };
    },
  };
}
