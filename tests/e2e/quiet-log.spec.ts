import { expect, test } from '@playwright/test';
import { startMailServer } from '../support/mail-server.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import { sendForm } from '../support/paid-submission.ts';

/** What a person sends. None of it may be in the portal's output. */
const person = {
  email: 'Quiet.Person+list@harbor-mail.example',
  title: 'Whispering Lantern',
  words: 'They asked for my savings at the quay.',
  site: 'https://whispering-copy.example/login',
};

test('the output of a portal has nothing of what people send, also where it is refused, wrong, or the mail server repeats it', async () => {
  const mailServer = await startMailServer();
  mailServer.rules.answerRecipient = (address) => `550 5.1.1 <${address}> is unknown here`;
  const portal = await startOwnPortal({ LOG_LEVEL: 'debug', SMTP_URL: mailServer.url });
  const { email, title, words, site } = person;
  const sendJson = (url: string, body: string) => {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
    return fetch(url, { method: 'POST', headers, body });
  };
  const sendFields = (path: string, fields: Record<string, string>) =>
    fetch(portal.origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: portal.origin },
      redirect: 'manual',
    });
  try {
    const { reference } = await sendForm(portal.origin, { title, email, url: 'https://whispering.example' });
    const answers = [
      await sendJson(`${portal.origin}/api/subscribe`, JSON.stringify({ email, lang: 'en' })),
      await sendJson(`${portal.origin}/api/subscribe`, `{"email": "${email}", `),
      await sendJson(`${portal.origin}/api/submissions`, JSON.stringify({ kind: 'dapp', email, title })),
      await sendFields('/api/status-link', { email, name: title, lang: 'en' }),
      await sendFields('/api/reports', {
        ...{ kind: 'site', site, reason: 'impersonation', lang: 'en' },
        ...{ text: words, email },
      }),
      await sendJson(
        `${portal.deskOrigin}/api/auth/sign-in`,
        JSON.stringify({ email, password: `${words} ${title}` }),
      ),
      await fetch(`${portal.origin}/en/submission/${reference}`),
      await fetch(`${portal.origin}/api/submissions/${reference}`),
      await fetch(`${portal.origin}/en/submission/${reference}/more?email=${email}`),
      await fetch(`${portal.origin}/en/dappstore?key=${encodeURIComponent(words)}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[200, 400, 400, 303, 303, 401, 200, 200, 404, 200],
    ]);
    await expect.poll(() => mailServer.attempts()).toBeGreaterThanOrEqual(2);
    await expect.poll(() => portal.output()).toContain('a mail was not accepted');
    const output = portal.output().toLowerCase();
    for (const secret of [...Object.values(person), 'harbor-mail', 'whispering', reference])
      expect(output, secret).not.toContain(secret.toLowerCase());
  } finally {
    await portal.stop();
    await mailServer.close();
  }
});
