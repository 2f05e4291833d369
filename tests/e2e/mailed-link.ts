import type { MailServer } from '../support/mail-server.ts';
import { expect } from '../support/portal-fixture.ts';

/**
 * Waits for an email that lets a person in who has no password.
 * @param page of the desk that its link leads to
 * @returns the link in the latest one to the address
 */
export async function mailedLink(
  { mails }: Pick<MailServer, 'mails'>,
  email: string,
  page: 'recovery' | 'invitation',
): Promise<string> {
  const pattern = new RegExp(String.raw`http\S+#/${page}/[\w-]+`);
  const find = () =>
    mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ text }) => pattern.exec(text ?? '')?.[0])
      .findLast(Boolean);
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return find() ?? '';
}
