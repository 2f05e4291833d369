/** Statuses that are about the question: it was asked too often, or for too much. All others are an outage. */
const refusals = new Set([400, 403, 413, 422, 429]);
const tooOften = 429;
/** A sentence and its details; an endless answer is cut here. */
const maxRefusalBytes = 16_384;

interface AnyError {
  code: number;
  message: string;
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; size < maxRefusalBytes;) {
    const { done, value } = await reader.read();
    if (done) return text;
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON-RPC error in a body, be it the one of a list or of the whole batch. */
function errorIn(body: unknown): Partial<Record<'code' | 'message' | 'data', unknown>> | undefined {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const { error } = (first ?? {}) as { error?: unknown };
  return typeof error === 'object' && error !== null ? error : undefined;
}

function errorOf({ status, statusText }: Response, text: string): AnyError {
  const error = errorIn(parse(text));
  const code = typeof error?.code === 'number' && status !== tooOften ? error.code : status;
  const message = typeof error?.message === 'string' ? error.message : statusText;
  return { code, message, ...(error?.data === undefined ? {} : { data: error.data }) };
}

/**
 * Many endpoints refuse a batch with a status of HTTP and one error for all of its calls, or none. This makes it the answer to each call,
 * so that what the endpoint says is not lost. Other responses are passed on as they are.
 * @param sent the batch as it was sent
 */
export async function spellOutRefusal(response: Response, sent: unknown): Promise<Response> {
  if (!refusals.has(response.status) || typeof sent !== 'string') return response;
  const calls = parse(sent);
  if (!Array.isArray(calls)) return response;
  const error = errorOf(response, await readStart(response));
  const answers = calls.map(({ id }: { id?: unknown }) => ({ jsonrpc: '2.0', id, error }));
  return Response.json(answers);
}
