import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes } from '#i18n/country-codes.ts';
import { languageTags } from '#i18n/language-tags.ts';
import { submissionIssueCodes } from '#features/submission/form-fields/model/submission-issue.ts';
import { checkAmbassadorSubmission } from './ambassador-submission.ts';

const valid = {
  name: 'Ana Keeper',
  email: 'ana@lights.example.org',
  country: 'PT',
  languages: ['pt', 'en'],
  links: ['https://lights.example.org/community'],
  requirements: ['community', 'self-custody'],
  message: 'I look after the lights.\n\nAnd the people around them.',
  cv: 'a'.repeat(64),
};
const issuesOf = (change: Record<string, unknown>) => {
  const checked = checkAmbassadorSubmission({ ...valid, ...change });
  return checked.ok ? [] : checked.issues;
};

test('a valid application passes unchanged', () => {
  expect(checkAmbassadorSubmission(valid)).toEqual({ ok: true, value: valid });
});

test('an empty form has one error for each required field, from the top of the page to its bottom', () => {
  const checked = checkAmbassadorSubmission({});
  expect(checked.ok ? [] : checked.issues).toEqual([
    { path: 'name', code: 'required' },
    { path: 'email', code: 'required' },
    { path: 'country', code: 'choose-one' },
    { path: 'languages', code: 'choose-one' },
    { path: 'requirements', code: 'too-few', params: { min: 2 } },
    { path: 'links', code: 'required' },
    { path: 'cv', code: 'required' },
  ]);
});

test.each<[string, Record<string, unknown>, object[]]>([
  [
    '81 characters of name',
    { name: 'n'.repeat(81) },
    [{ path: 'name', code: 'too-long', params: { max: 80 } }],
  ],
  ['80 emoji as a name', { name: '🌊'.repeat(80) }, []],
  ['no address', { email: 'ana at lights' }, [{ path: 'email', code: 'email' }]],
  ['a country that is none', { country: 'XX' }, [{ path: 'country', code: 'choose-one' }]],
  ['a country in small letters', { country: 'pt' }, [{ path: 'country', code: 'choose-one' }]],
  ['a language that is none', { languages: ['en', 'klingon'] }, [{ path: 'languages', code: 'choose-one' }]],
  [
    '21 languages',
    { languages: languageTags.slice(0, 21) },
    [{ path: 'languages', code: 'too-many', params: { max: 20 } }],
  ],
  ['the same language twice', { languages: ['en', 'en'] }, []],
  [
    'one requirement',
    { requirements: ['community'] },
    [{ path: 'requirements', code: 'too-few', params: { min: 2 } }],
  ],
  [
    'one requirement twice',
    { requirements: ['events', 'events'] },
    [{ path: 'requirements', code: 'too-few', params: { min: 2 } }],
  ],
  [
    'one requirement and one that is none',
    { requirements: ['events', 'degree'] },
    [{ path: 'requirements', code: 'too-few', params: { min: 2 } }],
  ],
  ['only empty links', { links: ['', ' '] }, [{ path: 'links', code: 'required' }]],
  [
    'a second link that is none',
    { links: ['lights.example.org', 'javascript:alert(1)'] },
    [{ path: 'links.1', code: 'url' }],
  ],
  [
    'six links',
    { links: [1, 2, 3, 4, 5, 6].map((n) => `l${n}.example.org`) },
    [{ path: 'links', code: 'too-many', params: { max: 5 } }],
  ],
  [
    '1001 characters of message',
    { message: 'm'.repeat(1001) },
    [{ path: 'message', code: 'too-long', params: { max: 1000 } }],
  ],
  ['no message', { message: '' }, []],
  ['a CV that is no hash', { cv: 'cv.pdf' }, [{ path: 'cv', code: 'pdf' }]],
])('%s', (_name, change, issues) => {
  expect(issuesOf(change)).toEqual(issues);
});

test('links are completed, empty rows dropped and doubles left out; lines of the message stay', () => {
  const checked = checkAmbassadorSubmission({
    ...valid,
    links: ['', 'lights.example.org', 'https://lights.example.org'],
    message: '  one\r\n\r\n\r\n\u200btwo  ',
    unknown: 'left out',
  });
  expect(checked.ok && checked.value).toEqual({
    ...valid,
    links: ['https://lights.example.org'],
    message: 'one\n\ntwo',
  });
});

const anyForm = fc.record(
  {
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    email: fc.oneof(fc.emailAddress(), fc.anything()),
    country: fc.oneof(fc.constantFrom(...countryCodes), fc.anything()),
    languages: fc.oneof(fc.array(fc.constantFrom(...languageTags)), fc.anything()),
    links: fc.oneof(fc.array(fc.oneof(fc.webUrl(), fc.string())), fc.anything()),
    requirements: fc.oneof(
      fc.array(fc.constantFrom('community', 'languages', 'self-custody', 'publishing', 'events')),
      fc.anything(),
    ),
    message: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    cv: fc.oneof(fc.constant('b'.repeat(64)), fc.anything()),
  },
  { requiredKeys: [] },
);

test('whatever arrives is a value that passes again unchanged, or errors of known fields and codes', () => {
  fc.assert(
    fc.property(fc.oneof(anyForm, fc.anything()), (input) => {
      const checked = checkAmbassadorSubmission(input);
      if (checked.ok) {
        expect(checkAmbassadorSubmission(checked.value)).toEqual(checked);
        return;
      }
      expect(checked.issues.length).toBeGreaterThan(0);
      for (const { path, code } of checked.issues) {
        expect(path).toMatch(/^(name|email|country|languages|links(\.\d+)?|requirements|message|cv)$/);
        expect(submissionIssueCodes).toContain(code);
      }
    }),
    { numRuns: 500 },
  );
});
