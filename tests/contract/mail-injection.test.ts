import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { headersOf } from '../support/mail-server.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { submit } from '../support/submission-world.ts';

/** Names that the form would not accept; if one ever gets into the database, it stays a name. */
const names = [
  'Lagoon\r\nBcc: victim@example.com',
  'Lagoon\nBcc: victim@example.com\n\nAnother body',
  'Lagoon\r\n\r\n<script>alert(1)</script>',
  'Lagoon\u2028Bcc: victim@example.com',
  'Lagoon\u0085Content-Type: text/plain',
  '=?utf-8?q?=0D=0ABcc:_victim@example.com?=',
  '<img src=x onerror=alert(1)> "Lagoon" & \'Sons\'',
  '</title></style></head><body><a href="javascript:alert(1)">',
  '\u202EegnahcxE noogaL',
  'x'.repeat(5000),
  '泻湖\r\n交易所 🏮',
];

const recipients = [
  'a@example.com, victim@example.com',
  'a@example.com\r\nBcc: victim@example.com',
  'a@example.com>\r\nRCPT TO:<victim@example.com',
  'Victim <victim@example.com>',
  'undisclosed: victim@example.com;',
  '',
];

describeOnEachEngine('input never becomes a header, an address or markup', (open) => {
  test('names', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    await submit(world);
    for (const title of names) {
      await world.database.updateTable('submissions').set({ title }).execute();
      await world.database.updateTable('outbox').set({ state: 'waiting' }).execute();
      world.pass(24 * 3600);
      await world.outbox.sendDue();
      const mail = world.server.mails.at(-1)!;
      expect(mail.recipients).toEqual(['hello@lantern.exchange']);
      const headers = headersOf(mail);
      expect(headers).not.toMatch(/^(bcc|cc):/im);
      expect(headers.match(/^content-type:/gim)).toHaveLength(1);
      expect(headers.match(/^subject:/gim)).toHaveLength(1);
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
      expect(mail.html).not.toMatch(/<(script|img)\b/i);
      expect(mail.html!.match(/<(?:a|body|title|style)\b/g)).toHaveLength(5);
      expect(mail.html).not.toContain('href="javascript:');
    }
    expect(world.server.mails).toHaveLength(names.length);
  });

  test.each(recipients)('the recipient %j', async (recipient) => {
    const world = await createMailWorld(await open(), await startServerForTest());
    await submit(world);
    await world.database.updateTable('outbox').set({ recipient }).execute();
    await world.outbox.sendDue();
    expect(await outboxRows(world)).toMatchObject([
      { state: 'failed', last_error: 'This is not the address of a mailbox.' },
    ]);
    expect(world.server.attempts()).toBe(0);
  });

  test('shows a reviewer’s text as it was written, not as markup', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    await submit(world);
    const text = 'Use <b>https</b>\n.\nRCPT TO:<victim@example.com>\n-- \n</blockquote>';
    await world.database.updateTable('submission_history').set({ text }).execute();
    await world.database.updateTable('outbox').set({ kind: 'submission-changes-requested' }).execute();
    await world.outbox.sendDue();
    const [mail] = world.server.mails;
    expect(mail!.text).toContain(
      '> Use <b>https</b>\n> .\n> RCPT TO:<victim@example.com>\n> --\n> </blockquote>',
    );
    expect(mail!.html).toContain('Use &lt;b&gt;https&lt;/b&gt;');
    expect(mail!.recipients).toEqual(['hello@lantern.exchange']);
  });
});
