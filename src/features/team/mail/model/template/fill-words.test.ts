import { expect, it } from 'vitest';
import { fillWords, type MailFill } from './fill-words.ts';

const fill: MailFill = {
  values: { title: '“{link}”', wallet: 'Tideport', day: null },
  quotes: ['Name the audit.', 'Website: it is down'],
  action: { label: 'Check status', href: 'https://portal.example/en/submission/a' },
  notes: ['Not you?'],
  links: [],
};
const words = { subject: 'About {title}', heading: '{wallet}', text: '' };

it('puts values, the reviewer’s text and the button where the words name them', () => {
  const text = '{link}\n\n{title} is with us.\n\n{message}';
  expect(fillWords({ ...words, text }, fill)).toEqual({
    subject: 'About “{link}”',
    heading: 'Tideport',
    parts: [
      { kind: 'action', link: fill.action },
      { kind: 'paragraph', text: '“{link}” is with us.' },
      { kind: 'quote', text: 'Name the audit.' },
      { kind: 'quote', text: 'Website: it is down' },
    ],
    notes: ['Not you?'],
    links: [],
  });
});

it('leaves out a paragraph that names what this mail does not have', () => {
  const text = 'We will answer by {day}.\n\nThank you.\n\n{message}';
  expect(fillWords({ ...words, text }, { ...fill, quotes: [] }).parts).toEqual([
    { kind: 'paragraph', text: 'Thank you.' },
  ]);
});

it('takes no value from the prototype of an object', () => {
  expect(fillWords({ ...words, text: '{constructor} {toString}' }, fill).parts).toEqual([]);
});
