import { expect, it } from 'vitest';
import { latestRequest } from './latest-request.ts';
import type { ReviewEvent } from './review-submission.ts';

const event = (version: number, to_state: ReviewEvent['to_state'], more: Partial<ReviewEvent> = {}) =>
  ({
    at: '2026-03-04T09:00:00.000Z',
    version,
    actor: 'reviewer',
    actor_name: 'Ana',
    from_state: 'in-review',
    to_state,
    code: null,
    text: null,
    requests: [],
    corrections: [],
    refund_changes: [],
    detail: null,
    ...more,
  }) satisfies ReviewEvent;
const asked = [{ field: 'url', text: 'Give the address it ends at.' }];
const request = event(3, 'changes-requested', { requests: asked });
const earlier = (version: number) => ({ version, payload: {} });

it('is what the team works on now', () => {
  expect(latestRequest({ state: 'changes-requested', history: [request], earlier: null })).toBe(request);
});

it('is still the request when a rejection after it was undone, before and after the form is sent again', () => {
  const history = [
    request,
    event(4, 'rejected', { from_state: 'changes-requested' }),
    event(5, 'changes-requested', { from_state: 'rejected', detail: { undoes: 4 } }),
  ];
  expect(latestRequest({ state: 'changes-requested', history, earlier: null })).toBe(request);
  const sent = [...history, event(6, 'in-review', { actor: 'submitter' })];
  expect(latestRequest({ state: 'in-review', history: sent, earlier: earlier(5) })).toBe(request);
});

it('is not a request that was undone: the team never read it', () => {
  const history = [
    request,
    event(4, 'in-review', { from_state: 'changes-requested', detail: { undoes: 3 } }),
  ];
  expect(latestRequest({ state: 'in-review', history, earlier: null })).toBeUndefined();
});

it('is the request that the kept form was sent again for, not one that came and went later', () => {
  const history = [
    request,
    event(4, 'in-review', { actor: 'submitter' }),
    event(5, 'changes-requested', { requests: [{ field: 'desc', text: 'Shorter.' }] }),
    event(6, 'in-review', { detail: { undoes: 5 } }),
  ];
  expect(latestRequest({ state: 'in-review', history, earlier: earlier(3) })).toBe(request);
});
