import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore, type DraftStore, type StoredDraft } from './draft-store.ts';

interface Note extends StoredDraft {
  text: string;
}

const blank: Note = { text: '', save_time: null, writer: null };
const key = 'draft.test';

class Storage {
  readonly items = new Map<string, string>();
  failure: Error | undefined;
  getItem(name: string) {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    if (this.failure) throw this.failure;
    this.items.set(name, value);
  }
  removeItem(name: string) {
    this.items.delete(name);
  }
}

let storage: Storage;
let tab: EventTarget;

function parse(stored: unknown): Note | undefined {
  const text = (stored as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? { ...blank, ...(stored as object), text } : undefined;
}

function open(writer = 'this tab'): DraftStore<Note> {
  const store = createDraftStore<Note>({
    key,
    create: () => ({ ...blank }),
    blank,
    parse,
    saveDelayMs: 300,
    now: () => new Date('2026-03-01T12:04:00.000Z'),
    writer,
  });
  store.subscribe(() => {});
  return store;
}

const stored = () => JSON.parse(storage.items.get(key) ?? 'null') as Note | null;
const write = (text: string) => (note: Note) => ({ ...note, text });

function saveElsewhere(text: string) {
  storage.setItem(key, JSON.stringify({ text, writer: 'other tab', save_time: '2026-03-01T12:05:00.000Z' }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: storage.items.get(key) }));
}

beforeEach(() => {
  vi.useFakeTimers();
  storage = new Storage();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createDraftStore', () => {
  it('saves 300 ms after the last change, once', () => {
    const store = open();
    const setItem = vi.spyOn(storage, 'setItem');
    store.update(write('a'));
    vi.advanceTimersByTime(299);
    store.update(write('ab'));
    vi.advanceTimersByTime(299);
    expect(stored()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(stored()).toMatchObject({ text: 'ab', save_time: '2026-03-01T12:04:00.000Z' });
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'no json', '{"version":1}', '{"version":99,"fields":{}}', '[1,2,3]'])(
    'starts a new draft where the device stored %j',
    (text) => {
      storage.setItem(key, text);
      const store = open();
      expect(store.getState()).toMatchObject({ draft: blank, ready: true, problem: null });
      store.update(write('a'));
      vi.advanceTimersByTime(300);
      expect(stored()).toMatchObject({ text: 'a' });
    },
  );

  it('saves immediately when the page is hidden or closed', () => {
    open().update(write('half a wor'));
    tab.dispatchEvent(new Event('pagehide'));
    expect(stored()?.text).toBe('half a wor');
  });

  it('finds the draft again', () => {
    const first = open();
    first.update(write('kept'));
    first.flush();
    expect(open('next visit').getState()).toMatchObject({ draft: { text: 'kept' }, ready: true });
  });

  it.each(['', 'no json', '{"text":1}', 'null', '[]', '"text"'])('begins anew from %j', (text) => {
    storage.setItem(key, text);
    expect(open().getState()).toMatchObject({ draft: blank, ready: true, problem: null });
  });

  it('says that the device has no room, keeps the text, and recovers', () => {
    const store = open();
    storage.failure = new DOMException('full', 'QuotaExceededError');
    store.update(write('long'));
    store.flush();
    expect(store.getState()).toMatchObject({ draft: { text: 'long' }, problem: 'no-room' });
    storage.failure = undefined;
    store.update(write('longer'));
    store.flush();
    expect(store.getState().problem).toBeNull();
    expect(stored()?.text).toBe('longer');
  });

  it('shows the newer save of another tab and says so', () => {
    const store = open();
    store.update(write('mine'));
    store.flush();
    saveElsewhere('theirs');
    expect(store.getState()).toMatchObject({ draft: { text: 'theirs' }, replaced: true });
    store.dismissReplaced();
    expect(store.getState().replaced).toBe(false);
  });

  it('shows what was saved elsewhere while the browser kept the page for the back button', () => {
    const store = open();
    store.update(write('mine'));
    store.flush();
    const comeBack = () => tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    expect(store.getState()).toMatchObject({ draft: { text: 'mine' }, replaced: false });
    storage.setItem(
      key,
      JSON.stringify({ text: 'theirs', writer: 'other', save_time: '2026-03-01T12:05:00Z' }),
    );
    comeBack();
    expect(store.getState()).toMatchObject({ draft: { text: 'theirs' }, replaced: true });
    store.dismissReplaced();
    comeBack();
    expect(store.getState().replaced).toBe(false);
    storage.removeItem(key);
    comeBack();
    expect(store.getState()).toMatchObject({ draft: blank, replaced: true });
  });

  it('keeps what could not be saved when the page comes back', () => {
    const store = open();
    storage.failure = new DOMException('denied', 'SecurityError');
    store.update(write('mine'));
    store.flush();
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState()).toMatchObject({ draft: { text: 'mine' }, problem: 'forbidden' });
  });

  it('wins with what is being typed here at that moment', () => {
    const store = open();
    store.update(write('typing'));
    saveElsewhere('theirs');
    vi.advanceTimersByTime(300);
    expect(stored()?.text).toBe('typing');
    expect(store.getState()).toMatchObject({ draft: { text: 'typing' }, replaced: false });
  });

  it('forgets everything on reset', () => {
    const store = open();
    store.update(write('gone'));
    store.flush();
    store.update(write('gone too'));
    store.reset();
    vi.advanceTimersByTime(1000);
    expect(stored()).toBeNull();
    expect(store.getState().draft).toEqual(blank);
  });

  it('gives the server the blank draft', () => {
    storage.setItem(key, JSON.stringify({ text: 'private' }));
    expect(open().getServerState()).toMatchObject({ draft: blank, ready: false });
  });
});

describe('a draft that was sent', () => {
  it('is forgotten without disturbing the page that is being left', () => {
    const store = open();
    const leave = store.subscribe(() => {});
    store.update(write('sent'));
    store.forget();
    vi.advanceTimersByTime(1000);
    expect(stored()).toBeNull();
    expect(store.getState().draft.text).toBe('sent');
    leave();
    expect(open().getState().draft).toEqual(blank);
  });

  it.each([null, new DOMException('no room', 'QuotaExceededError')])(
    'gives way to a new one when the form is opened again (%s)',
    (failure) => {
      const store = createDraftStore<Note>({
        key,
        create: () => ({ ...blank }),
        blank,
        parse,
        saveDelayMs: 300,
        now: () => new Date('2026-03-01T12:04:00.000Z'),
        writer: 'this tab',
      });
      storage.failure = failure ?? undefined;
      const leave = store.subscribe(() => {});
      store.update(write('sent'));
      store.flush();
      store.forget();
      leave();
      store.subscribe(() => {});
      expect(store.getState()).toMatchObject({ draft: blank, ready: true });
    },
  );
});
