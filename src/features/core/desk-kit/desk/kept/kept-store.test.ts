import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setKeptOwner } from './kept-owner.ts';
import { forgetAllKept, forgetKept, forgetOldKept, keptPath, readKept, writeKept } from './kept-store.ts';

/** A storage of the browser: its own keys are what is stored. */
class Items {
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this as Record<string, unknown>)[key] : null;
  }
  setItem(key: string, value: string) {
    (this as Record<string, unknown>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  }
}

const path = keptPath({ resource: 'reports', id: 12, part: 'decision' });
const day = 24 * 60 * 60 * 1000;

const stubStorages = (device: object = new Items(), tab: object = new Items()) => {
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T09:00:00Z') });
  stubStorages();
  setKeptOwner('ada');
});

afterEach(() => {
  forgetAllKept('');
  setKeptOwner(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps what is typed with its version and its time, under the account and the item', () => {
  writeKept(path, { values: { note: 'Half' }, seen: 3 });
  expect(readKept(path)).toEqual({ seen: 3, values: { note: 'Half' }, at: '2026-11-01T09:00:00.000Z' });
  expect(Object.keys(localStorage)).toEqual(['desk.kept.ada.reports.12.decision']);
  forgetKept(path);
  expect([readKept(path), Object.keys(localStorage)]).toEqual([undefined, []]);
});

it('shows a text to no other account, and to none while no one is signed in', () => {
  writeKept(path, { values: { note: 'Half' } });
  setKeptOwner('ben');
  expect(readKept(path)).toBeUndefined();
  forgetAllKept('');
  setKeptOwner(undefined);
  expect(readKept(path)).toBeUndefined();
  writeKept(path, { values: { note: 'Of no one' } });
  forgetKept(path);
  setKeptOwner('ada');
  expect(readKept(path)?.values).toEqual({ note: 'Half' });
});

it('forgets all of an item, and nothing of the next', () => {
  for (const each of ['submission.1.reject.text', 'submission.1.action', 'submission.12.action'])
    writeKept(each, { values: 'x' });
  forgetAllKept('submission.1.');
  expect(Object.keys(localStorage)).toEqual(['desk.kept.ada.submission.12.action']);
});

it('forgets a text after 30 days, also that of an account which does not come back', () => {
  writeKept(path, { values: { note: 'Half' } });
  vi.setSystemTime(Date.now() + 30 * day - 1);
  setKeptOwner('ben');
  forgetOldKept();
  setKeptOwner('ada');
  expect(readKept(path)).toBeDefined();
  vi.setSystemTime(Date.now() + 1);
  expect(readKept(path)).toBeUndefined();
  setKeptOwner('ben');
  forgetOldKept();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('deletes what an earlier desk kept without an account, and nothing else', () => {
  localStorage.setItem('desk.content.news.new', '{}');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('desk.submission.1.reject.text', '"No"');
  sessionStorage.setItem('desk.note.1', '"Hm"');
  writeKept(path, { values: { note: 'Half' } });
  forgetOldKept();
  expect(Object.keys(localStorage).toSorted()).toEqual(['desk.kept.ada.reports.12.decision', 'theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it.each(['[1', '[1]', '"text"', '{"values":{}}', '{"seen":1,"values":{},"at":"yesterday"}'])(
  'reads nothing from %s',
  (stored) => {
    localStorage.setItem('desk.kept.ada.reports.12.decision', stored);
    expect(readKept(path)).toBeUndefined();
    forgetOldKept();
    expect(Object.keys(localStorage)).toEqual([]);
  },
);

it('keeps a text for as long as the page lives where the storage is full, and no earlier state of it for longer', () => {
  const device = new Items();
  stubStorages(device);
  writeKept(path, { values: { note: 'Half' } });
  device.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  writeKept(path, { values: { note: 'Half of it' } });
  expect(readKept(path)?.values).toEqual({ note: 'Half of it' });
  expect(localStorage.getItem('desk.kept.ada.reports.12.decision')).toBeNull();
  setKeptOwner('ben');
  expect(readKept(path)).toBeUndefined();
  setKeptOwner('ada');
  forgetAllKept('reports.12.');
  expect(readKept(path)).toBeUndefined();
});

it('does the same where the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  stubStorages({ getItem: refuse, setItem: refuse, removeItem: refuse });
  writeKept(path, { values: { note: 'Half' } });
  forgetOldKept();
  expect(readKept(path)?.values).toEqual({ note: 'Half' });
  forgetKept(path);
  expect(readKept(path)).toBeUndefined();
});

it('stores no recovery phrase on the device, and the text again once it is gone from it', async () => {
  // The word lists are large: loaded here, they do not count toward the waits below.
  await import('#lib/secrets/holds-secret.ts');
  const phrase = `${'test '.repeat(11)}junk`;
  writeKept(path, { values: { note: 'Half' } });
  writeKept(path, { values: { note: `They wrote ${phrase}` } });
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(readKept(path)?.values).toEqual({ note: `They wrote ${phrase}` });
  const longText = 'They wrote to us that it took long, and that a colleague had answered them a day later.';
  writeKept(path, { values: { note: longText } });
  await vi.waitFor(() =>
    expect(localStorage.getItem('desk.kept.ada.reports.12.decision')).toContain(longText),
  );
});
