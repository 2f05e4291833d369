import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkWords } from './check-words.ts';
import { describeProblem } from './describe-problem.ts';
import { cleanWords } from './mail-words.ts';

const good = {
  subject: 'Changes for {title}',
  heading: 'Changes requested',
  text: 'Make them.\n\n{message}\n\n{pause}\n\n{link}',
};
const kind = 'submission-changes-requested';

const problemsOf = (words: Partial<typeof good>) =>
  checkWords(kind, { ...good, ...words }).map((problem) => describeProblem(kind, problem));

it('accepts words with what is required, and without what is not', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ text: '{wallet}: {title}.\n\n{message}\n\n{link}' })).toEqual([]);
});

it.each([
  [
    { text: 'Make them.\n\n{message}' },
    ['Missing: {link} (button that opens the status page, with the status link).'],
  ],
  [
    { subject: 'Changes for {titel}' },
    [/^Subject: this email has no placeholder \{titel\}\.$/, /^Missing: \{title\}/],
  ],
  [{ text: `${good.text}\n\n{ day }` }, [/^Text: “\{ day \}” is not a placeholder/]],
  [
    { text: `${good.text} {reason}` },
    [/\{link\} must be a paragraph/, /^Text: this email has no placeholder \{reason\}/],
  ],
  [{ heading: '{pause}' }, ['Heading: {pause} can be in the text only.']],
  [{ text: 'Open {link} now.\n\n{message}' }, [/^Text: \{link\} must be a paragraph of its own/]],
  [{ text: `${good.text}\n\n{link}` }, ['Text: {link} is there more than once.']],
  [{ subject: '{title}\nBcc: all@example.com' }, ['Subject: more than one line.']],
  [{ heading: ' ' }, ['Heading: empty.']],
  [{ heading: 'x'.repeat(151) }, ['Heading: more than 150 characters.']],
  [{ subject: '{title} \u202eelpmaxe' }, [/^Subject: has an invisible character/]],
])('names what is wrong with %j', (words, expected) => {
  const problems = problemsOf(words);
  expect(problems).toHaveLength(expected.length);
  for (const [index, sentence] of expected.entries()) expect(problems[index]).toMatch(sentence);
});

it('describes every problem of any text, and none of a text that is not there', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '{title}',
    '{link}',
    '{message}',
    '{wallet}',
    '{nobody}',
    '\n\n',
    'a',
  );
  const text = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, text, (subject, heading, body) => {
      const words = cleanWords({ subject, heading, text: body });
      for (const problem of checkWords(kind, words)) {
        const sentence = describeProblem(kind, problem);
        if (!('name' in problem)) continue;
        expect(sentence).toContain(problem.name);
        if (problem.code !== 'missing') expect(words[problem.field]).toContain(problem.name);
        else expect(Object.values(words).join()).not.toContain(`{${problem.name}}`);
      }
    }),
  );
});
