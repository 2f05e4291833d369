import { describe, expect, it } from 'vitest';
import { consentDays, createConsent, type TrackingWishes } from './consent.ts';

const settings = {
  searchEngine: null,
  webAnalytics: { id: 'W-1', scriptUrl: 'https://stats.example/{id}.js' },
};
const dayMs = 24 * 3_600_000;

/** One device, whose clock and wishes the test sets. */
function openDevice({ isRefusing = false } = {}) {
  const stored = new Map<string, string>();
  const device = { ms: Date.parse('2026-11-28T12:00:00Z'), wishes: {} as TrackingWishes, stored };
  const storage = {
    readJson: (key: string) => JSON.parse(stored.get(key) ?? 'null') as unknown,
    write(key: string, text: string) {
      if (isRefusing) return 'forbidden' as const;
      stored.set(key, text);
      return null;
    },
  };
  const open = (services: Parameters<typeof createConsent>[0]['settings'] = settings) =>
    createConsent({
      settings: services,
      storage,
      wishes: () => device.wishes,
      now: () => new Date(device.ms),
    });
  return { device, open };
}

describe('the answer about statistics', () => {
  it('is unknown at first, and then what was answered, in every tab', () => {
    const { open } = openDevice();
    const [tab, other] = [open(), open()];
    expect(tab.read()).toBe('unasked');
    tab.answer('yes');
    expect([tab.read(), other.read()]).toEqual(['yes', 'yes']);
    other.answer('no');
    expect(tab.read()).toBe('no');
  });

  it('is asked for again after its days, and when the clock was wrong', () => {
    const { device, open } = openDevice();
    open().answer('no');
    device.ms += consentDays * dayMs - 1;
    expect(open().read()).toBe('no');
    device.ms += 1;
    expect(open().read()).toBe('unasked');
    device.ms -= 2 * consentDays * dayMs;
    expect(open().read()).toBe('unasked');
  });

  it.each([
    { id: 'W-2', scriptUrl: 'https://stats.example/{id}.js' },
    { id: 'W-1', scriptUrl: 'https://other.example/{id}.js' },
    { ...settings.webAnalytics, collectOrigins: ['https://third.example'] },
  ])('is asked for again when others would count, or get what is counted: %j', (webAnalytics) => {
    const { open } = openDevice();
    open().answer('yes');
    expect(open({ searchEngine: null, webAnalytics }).read()).toBe('unasked');
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is a no without a question where the browser says %j, also after a yes',
    (wishes) => {
      const { device, open } = openDevice();
      open().answer('yes');
      device.wishes = wishes;
      expect(open().read()).toBe('refused');
    },
  );

  it('is asked for by no brand without services', () => {
    const { open } = openDevice();
    expect(open({ searchEngine: null, webAnalytics: null }).read()).toBe('refused');
  });

  it.each([
    '"yes"',
    '{"answer":"maybe","time":"2026-11-28","services":""}',
    '[]',
    'null',
    '{"answer":"yes"}',
  ])('is unknown where something else is stored: %s', (text) => {
    const { device, open } = openDevice();
    device.stored.set('statistics', text);
    expect(open().read()).toBe('unasked');
  });

  it('holds for the open document where the browser stores nothing', () => {
    const { open } = openDevice({ isRefusing: true });
    const tab = open();
    tab.answer('yes');
    expect([tab.read(), open().read()]).toEqual(['yes', 'unasked']);
  });

  it('is told to those who listen, until they stop', () => {
    const { open } = openDevice();
    const tab = open();
    const heard: string[] = [];
    const stop = tab.subscribe(() => heard.push(tab.read()));
    tab.answer('yes');
    stop();
    tab.answer('no');
    expect(heard).toEqual(['yes']);
  });
});
