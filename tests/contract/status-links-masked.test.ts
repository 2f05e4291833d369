import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createTestReports } from '../support/reports.ts';

const assets = useDeskAssets();

describeOnEachEngine('a status link that someone pasted into a text', (open) => {
  it.each([
    ['of this portal', (key: string) => `https://portal.example/en/submission/${key}`],
    ['of another host', (key: string) => `see http://evil.example:81/submission/${key}?appeal=sent#appeal`],
    ['inside another address', (key: string) => `https://r.example/?to=%2Fsubmission%2F${key}`],
  ])('is shown at the desk without its key: %s', async (_what, textOf) => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const id = await desk.send('Lantern Exchange');
    const key = desk.references.get(id)!;
    const reports = createTestReports(opened, () => new Date());
    const said = { reason: 'phishing', text: textOf(key), email: null, lang: 'en' } as const;
    await reports.submit({ kind: 'site', site: 'https://fake.example', ...said }, '198.51.100.7');
    await desk.paymentQuestions.ask(
      { reference: key, transaction: `0x${'6'.repeat(64)}`, text: textOf(key) },
      undefined,
    );
    const ana = await desk.signIn('reviewer');
    for (const path of ['reports/1', 'payment-questions', 'payment-questions/1', `submissions/${id}`]) {
      const answer = await ana.get(`/api/desk/${path}`);
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      expect(text, path).not.toContain(key);
      expect(text, path).toContain('(key-hidden)');
    }
  });
});
