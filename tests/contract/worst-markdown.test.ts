import { expect, it, onTestFinished, test } from 'vitest';
import { createBuiltRenderer } from '#app/rendering/built-renderer.ts';
import { parseMarkdown } from '#features/core/news/server/parse-markdown.ts';
import { showPlainText } from '#features/core/news/server/show-plain-text.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { newsBody } from '../support/editing-world.ts';
import { holdTimeLimits } from '../support/time-limits.ts';
import { longestTurnMs, watchListener } from '../support/watch-listener.ts';
import { excessSentences, worstMarkdown } from '../support/worst-inputs/worst-markdown.ts';

describeOnEachEngine('a text that would take minutes to parse', (open) => {
  const assets = useDeskAssets();

  it('is refused with a sentence about its field, kept by the form, and nobody waits', async () => {
    const { signIn } = await createDesk(await open(), assets());
    const editor = await signIn('editor', 'Mara');
    const post = async (path: string, sent: unknown) => {
      const response = await editor.post(`/api/desk/content/${path}`, sent);
      return { status: response.status, body: (await response.json()) as { id: number; message: string } };
    };
    const { body: entry } = await post('news', { body: newsBody('Tide tables') });
    for (const [shape, { text, excess }] of Object.entries(worstMarkdown)) {
      const body = newsBody('Tide tables');
      body.texts.en = { ...body.texts.en, content: text };
      const ways: [path: string, sent: object][] = [
        ['news/previews', { body, locale: 'en', theme: 'light' }],
        ['news', { body }],
        [`news/${entry.id}/actions`, { version: 1, action: { name: 'save', body } }],
      ];
      for (const [path, sent] of ways) {
        const { result, turnMs } = await watchListener(() => post(path, sent));
        expect({ shape, ...result }).toMatchObject({ shape, status: 400 });
        expect(result.body.message).toBe(`English: Text ${excessSentences[excess]}`);
        expect(turnMs, `${shape} to ${path}`).toBeLessThan(longestTurnMs);
      }
    }
    const stored = await editor.get(`/api/desk/content/news/${entry.id}`);
    expect(await stored.json()).toMatchObject({ version: 1, body: newsBody('Tide tables') });
  });
});

test.each(Object.entries(worstMarkdown))(
  'a host’s text with %s is shown as it was written',
  (_, { text }) => {
    expect(parseMarkdown(text)).toEqual(showPlainText(text));
  },
);

test('a text at all limits is parsed in another thread, while the portal answers', async () => {
  holdTimeLimits();
  const renderer = createBuiltRenderer('/nothing-is-built-here');
  onTestFinished(() => renderer.close());
  const source = Array.from({ length: 20 }, () => '*a _b '.repeat(150)).join('\n\n');
  const { result, turnMs } = await watchListener(() => renderer.parseMarkdown({ source, hasPictures: true }));
  expect(result).toEqual(parseMarkdown(source, { hasPictures: true }));
  expect(turnMs).toBeLessThan(longestTurnMs);
});
