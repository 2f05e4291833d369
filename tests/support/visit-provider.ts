/** How a person answers the provider's questions. */
export interface Visit {
  /** With which they sign in there. */
  user: string;
  consent?: 'agree' | 'refuse';
}

function keepCookies(jar: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }
}

/**
 * Walks through the pages of the tests' provider (sign-in-provider.ts) as a browser does, without one.
 * @returns the address at the desk to which it leads back
 */
export async function visitProvider(begin: string, { user, consent = 'agree' }: Visit): Promise<string> {
  const jar = new Map<string, string>();
  const { origin } = new URL(begin);
  let next: { url: string; form?: Record<string, string> } = { url: begin };
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: new URLSearchParams(next.form) } : {}),
    });
    keepCookies(jar, answer);
    const text = await answer.text();
    const location = answer.headers.get('location');
    if (location) {
      const url = new URL(location, next.url);
      if (url.origin !== origin) return url.href;
      next = { url: url.href };
    } else if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}: ${text}`);
    else {
      const form = text.includes('name="login"') ? { act: 'login', login: user } : { act: consent };
      next = { url: next.url, form };
    }
  }
  throw new Error('The provider does not lead back');
}
