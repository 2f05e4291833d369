const headers = { 'Cache-Control': 'no-store' };

/** An answer of the calls under `/api/auth` to what cannot be done. */
export const refuse = (status: number, message: string, more: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { ...headers, ...more } });

export const wait = (waitSeconds: number) =>
  refuse(429, 'Too many failed attempts. Wait a few minutes and try again.', {
    'Retry-After': String(waitSeconds),
  });

/** The cookies of better-auth's answer, and nothing of its body: tokens stay in cookies. @param body when there is something to say */
export function withCookies(answer: Response, body?: object): Response {
  const outgoing = new Headers(headers);
  for (const cookie of answer.headers.getSetCookie()) outgoing.append('Set-Cookie', cookie);
  return body
    ? Response.json(body, { headers: outgoing })
    : new Response(null, { status: 204, headers: outgoing });
}

/** Answers with JSON that is never cached. */
export const tell = (body: unknown) => Response.json(body, { headers });
