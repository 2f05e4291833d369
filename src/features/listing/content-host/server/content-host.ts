import { Agent, fetch } from 'undici';
import * as v from 'valibot';
import { isNestedDeeply } from '#lib/is-nested-deeply.ts';
import { ContentHostError } from '../model/content-host-error.ts';

export interface HostCall {
  /** `/v1/…` */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  /** With a body it is a POST of JSON. */
  body?: unknown;
}

/** An existing host that serves the content API (specification §7). */
export interface ContentHost {
  origin: string;
  /**
   * The host's successful response, unchecked.
   * @throws ContentHostError for everything else: unreachable, slow, too large, not JSON, no envelope,
   * `result` other than 0
   */
  ask(call: HostCall): Promise<unknown>;
  close(): Promise<void>;
}

export interface ContentHostOptions {
  origin: string;
  /** For one whole exchange. */
  timeoutMs?: number;
  /** Maximum size of a response, unpacked. */
  maxBytes?: number;
}

const envelopeSchema = v.object({ result: v.number(), message: v.optional(v.unknown()), data: v.unknown() });

/** A proxy's status for a host that is down, and that of an overloaded host. */
const outageStatuses = new Set([429, 502, 503, 504]);

const messageShown = 200;

/** Stops at the limit, so that neither an endless response nor a compressed one can fill the memory. */
async function readText(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ContentHostError(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  if (isNestedDeeply(whole)) throw new ContentHostError('the answer is nested too deeply');
  return whole.toString('utf8');
}

function parseEnvelope(text: string, status: number): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ContentHostError(`the answer (status ${status}) is not JSON`, { status });
  }
  const envelope = v.safeParse(envelopeSchema, json);
  if (!envelope.success)
    throw new ContentHostError(`the answer (status ${status}) has no result and data`, { status });
  const { result, message, data } = envelope.output;
  if (result === 0 && status === 200) return data;
  const said = typeof message === 'string' ? message.slice(0, messageShown) : '';
  throw new ContentHostError(`result ${result}, status ${status}: ${said}`, { status });
}

/** undici's errors: a failed exchange has its reason in `cause`. */
type Failure = { name?: string; code?: string; cause?: { code?: string; message?: string } };

/** One short reason; the codes are enough. */
function toHostError(error: unknown): ContentHostError {
  if (error instanceof ContentHostError) return error;
  const { name, code, cause } = error as Failure;
  const reason =
    name === 'TimeoutError' ? 'timed out' : (code ?? cause?.code ?? cause?.message ?? name ?? 'unknown');
  return new ContentHostError(`no answer: ${reason}`, { isOutage: true });
}

/**
 * The real host, over HTTP. No cookies, no credentials, no redirects. The address is the operator's own
 * setting, so unlike addresses from visitors (platform/web) it may be in a private network.
 */
export function createContentHost(options: ContentHostOptions): ContentHost {
  const { origin, timeoutMs = 10_000, maxBytes = 4 * 1024 * 1024 } = options;
  const agent = new Agent({ connections: 4, maxHeaderSize: 16 * 1024 });

  async function exchange({ path, query = {}, body }: HostCall): Promise<unknown> {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const { lang } = query;
    const response = await fetch(url, {
      dispatcher: agent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        os: 'web',
        // Some hosts read the language from the header, others from the query (specification §7).
        ...(lang === undefined ? {} : { lang: String(lang) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const { status } = response;
    if (outageStatuses.has(status) || (status >= 300 && status < 400)) {
      await response.body?.cancel();
      throw new ContentHostError(`status ${status}`, { isOutage: outageStatuses.has(status), status });
    }
    return parseEnvelope(await readText(response.body, maxBytes), status);
  }

  return {
    origin,
    ask: (call) =>
      exchange(call).catch((error: unknown) => {
        throw toHostError(error);
      }),
    close: () => agent.destroy(),
  };
}
