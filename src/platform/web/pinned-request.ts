import { createHash, type X509Certificate } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Agent, buildConnector, request, type Dispatcher } from 'undici';
import type { ResolvedAddress } from './public-address.ts';

const defaultBodyMaxBytes = 64 * 1024;
const headersMaxBytes = 16 * 1024;

export interface PinnedRequest {
  url: URL;
  /** The connection goes to these, whatever the name resolves to later (DNS rebinding). */
  addresses: readonly ResolvedAddress[];
  signal: AbortSignal;
  headers: Readonly<Record<string, string>>;
  /** With a body it is a POST. */
  body?: string;
  /** How much of the response is read; by default a page's worth. */
  readsBody?: (status: number) => boolean;
  /** Where reading stops; 64 KB by default. */
  bodyMaxBytes?: number | undefined;
  /** Certificate authority of tests, PEM; by default those that Node trusts. */
  ca?: string | undefined;
}

/** What identifies the certificate of a TLS connection. */
export interface SeenCertificate {
  /** Names of the issuer as one line, such as `C=US, O=Let's Encrypt, CN=R11`. */
  issuer: string;
  /** SHA-256 of the public key (SPKI), lower-case hex. */
  keyHash: string;
}

export interface PinnedAnswer {
  status: number;
  location: string | undefined;
  /** Without parameters, lower case; empty when the response does not say. */
  mediaType: string;
  /** Null without TLS. */
  certificate: SeenCertificate | null;
  /** The start of the body; empty for a compressed one, which was not asked for. */
  text: string;
}

function pinnedTo(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** Opens connections to the checked addresses, and notes the certificate of each. */
function connectPinned(
  { addresses, ca }: Pick<PinnedRequest, 'addresses' | 'ca'>,
  onCertificate: (seen: SeenCertificate) => void,
): buildConnector.connector {
  const connector = buildConnector({ lookup: pinnedTo(addresses), ...(ca === undefined ? {} : { ca }) });
  return (options, done) =>
    connector(options, (...outcome) => {
      const [, socket] = outcome;
      const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
      if (certificate) onCertificate(describeCertificate(certificate));
      done(...outcome);
    });
}

function describeCertificate({ issuer, publicKey }: X509Certificate): SeenCertificate {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return {
    issuer: issuer.split('\n').join(', '),
    keyHash: createHash('sha256').update(key).digest('hex'),
  };
}

/** Reads at most so much, enough to see a complete response, and hangs up. */
async function readSome(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}

const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** One request to checked addresses, over its own connection. */
export async function requestPinned(options: PinnedRequest): Promise<PinnedAnswer> {
  const { url, signal, headers, body, readsBody = () => true } = options;
  const { bodyMaxBytes = defaultBodyMaxBytes } = options;
  let certificate: SeenCertificate | null = null;
  const connect = connectPinned(options, (seen) => (certificate = seen));
  const agent = new Agent({ connect, maxHeaderSize: headersMaxBytes });
  try {
    const response = await request(url, {
      dispatcher: agent,
      signal,
      headers,
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const location = firstOf(response.headers['location']);
    const isPlain = (firstOf(response.headers['content-encoding']) ?? 'identity') === 'identity';
    // Hanging up is an `error` of the stream; without a listener it would end the process.
    response.body.on('error', () => undefined);
    const isRead = isPlain && readsBody(response.statusCode);
    const text = isRead ? await readSome(response.body, bodyMaxBytes) : '';
    const mediaType = (firstOf(response.headers['content-type']) ?? '').split(';')[0] ?? '';
    return {
      status: response.statusCode,
      location,
      mediaType: mediaType.trim().toLowerCase(),
      certificate,
      text,
    };
  } finally {
    // Without waiting for the other side: an endless response would keep a graceful close open.
    void agent.destroy();
  }
}
