import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repliesForGood } from './example-replies/for-good.ts';
import { otherReplies } from './example-replies/other-replies.ts';
import { classifyReply, type SmtpStep } from './classify-reply.ts';

const replies = [...repliesForGood, ...otherReplies];

describe('classifyReply', () => {
  it.each(replies)('%s, at %s: %s', (...[, step, text, meaning]) =>
    expect(classifyReply(step, text)).toBe(meaning),
  );

  const steps = fc.constantFrom<SmtpStep>('session', 'sender', 'recipient', 'message');
  const number = (min: number, max: number) => fc.integer({ min, max });
  const texts = fc.constantFrom(
    ...replies.map(([, , text]) => text.replaceAll(/^\d{3}[ -](?:#?\d\.\d+\.\d+ )?/gm, '')),
  );
  const words = fc.oneof(texts, fc.string({ maxLength: 80 }));
  /** One reply over several lines, each with the codes. */
  const lines = (prefix: string, text: string) =>
    text
      .split('\n')
      .map(
        (line, index, all) =>
          `${prefix.slice(0, 3)}${index < all.length - 1 ? '-' : ' '}${prefix.slice(4)} ${line}`,
      )
      .join('\r\n');

  it('never takes a code of policy for a missing mailbox, whatever the words', () => {
    fc.assert(
      fc.property(fc.tuple(steps, number(500, 559), number(0, 999), words), ([step, code, detail, text]) => {
        fc.pre(detail !== 17 && detail !== 18);
        expect(classifyReply(step, lines(`${code} 5.7.${detail}`, text))).not.toBe('no-mailbox');
      }),
    );
  });

  it('refuses nothing for good where a code says that it is for now', () => {
    const forNow = fc.oneof(
      fc.tuple(number(400, 459), fc.constantFrom(4, 5)),
      fc.tuple(number(500, 559), fc.constant(4)),
    );
    fc.assert(
      fc.property(
        fc.tuple(steps, forNow, number(0, 7), number(0, 30), words),
        ([step, [code, group], subject, detail, text]) => {
          const meaning = classifyReply(step, lines(`${code} ${group}.${subject}.${detail}`, text));
          expect(['later', 'sender-refused', 'no-service']).toContain(meaning);
        },
      ),
    );
  });

  it('says nothing about a mailbox before one was named', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SmtpStep>('session', 'sender'),
        fc.constantFrom(...replies),
        (step, [, , text]) => {
          expect(['no-mailbox', 'later']).not.toContain(classifyReply(step, text));
        },
      ),
    );
  });

  it('finds no words in addresses, links and line breaks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('spam', 'blocked', 'policy', 'unknown'),
        fc.constantFrom('\r\n', '\n'),
        (word, end) => {
          const text = `550-5.1.1 <${word}@${word}.example>: no such${end}550 5.1.1 mailbox, see https://x.example/${word}`;
          expect(classifyReply('recipient', text)).toBe('no-mailbox');
        },
      ),
    );
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(steps, fc.string({ maxLength: 200 }), (step, text) => {
        expect(classifyReply(step, text)).toEqual(expect.any(String));
      }),
    );
  });
});
