/** How long a call may take; an import of a long text takes a second. */
const timeoutMs = 60_000;

/** Calls the desk's API with an access token. */
export interface DeskCalls {
  /** @param path below `/api/desk/` @throws Error with the desk's sentence */
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
}

function messageOf(body: unknown, status: number): string {
  return typeof body === 'object' && body !== null && 'message' in body
    ? String(body.message)
    : `The desk answered with status ${status}.`;
}

/** @param url scheme, host and port of the desk */
export function createDeskCalls({ url, token }: { url: string; token: string }): DeskCalls {
  async function call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const headers = { ...request.headers, Accept: 'application/json', Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(`/api/desk/${path}`, url), { ...request, headers, signal }).catch(
      (cause: unknown) => {
        throw new Error(`There is no answer from the desk at ${url}.`, { cause });
      },
    );
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw new Error(messageOf(body, answer.status));
    return body as Answer;
  }
  return {
    get: (path) => call(path, {}),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
