import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageLoading } from './page-loading.ts';

describe('the loading bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows nothing for a page that arrives within 200 ms', () => {
    const loading = createPageLoading();
    const seen: string[] = [];
    loading.subscribe(() => seen.push(loading.getState().phase));
    loading.begin();
    vi.advanceTimersByTime(199);
    loading.finish();
    vi.advanceTimersByTime(10_000);
    expect(new Set(seen)).toEqual(new Set(['hidden']));
  });

  it('rises over about five seconds and never completes by time alone', () => {
    const loading = createPageLoading();
    loading.begin();
    vi.advanceTimersByTime(200);
    expect(loading.getState()).toEqual({ phase: 'rising', percent: 0 });
    vi.advanceTimersByTime(2_500);
    expect(loading.getState().percent).toBe(50);
    vi.advanceTimersByTime(60_000);
    expect(loading.getState()).toEqual({ phase: 'rising', percent: 95 });
  });

  it('jumps by 30 for the data and 45 for the code, also for what arrived before it showed', () => {
    const loading = createPageLoading();
    loading.begin();
    loading.arrive('data');
    vi.advanceTimersByTime(200);
    expect(loading.getState().percent).toBe(30);
    loading.arrive('code');
    expect(loading.getState().percent).toBe(75);
  });

  it('completes, then hides after 500 ms', () => {
    const loading = createPageLoading();
    loading.begin();
    vi.advanceTimersByTime(1_000);
    loading.finish();
    expect(loading.getState()).toEqual({ phase: 'done', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(loading.getState().phase).toBe('done');
    vi.advanceTimersByTime(1);
    expect(loading.getState()).toEqual({ phase: 'hidden', percent: 0 });
  });

  it('shows a failure even when it comes immediately', () => {
    const loading = createPageLoading();
    loading.begin();
    loading.fail();
    expect(loading.getState()).toEqual({ phase: 'failed', percent: 100 });
    vi.advanceTimersByTime(500);
    expect(loading.getState().phase).toBe('hidden');
  });

  it('restarts when another page is requested', () => {
    const loading = createPageLoading();
    loading.begin();
    vi.advanceTimersByTime(3_000);
    loading.begin();
    expect(loading.getState().phase).toBe('hidden');
    vi.advanceTimersByTime(300);
    expect(loading.getState()).toEqual({ phase: 'rising', percent: 2 });
  });
});
