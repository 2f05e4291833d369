import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkIds,
  countOutcomes,
  decidingChecks,
  outcomes,
  plainText,
  verdictOf,
  whys,
  type Finding,
  type Outcome,
} from './check.ts';

const findingOf = (id: Finding['id'], outcome: Outcome): Finding => ({
  ...{ id, outcome },
  ...{ why: 'works', call: null, block: 1, params: {} },
});

const anyFinding = fc
  .tuple(fc.constantFrom(...checkIds), fc.constantFrom(...outcomes))
  .map(([id, outcome]) => findingOf(id, outcome));
const anyFindings = fc.array(anyFinding, { maxLength: 30 });
const allPassed = decidingChecks.map((id) => findingOf(id, 'passed'));
const rank = (outcome: Outcome) => outcomes.indexOf(outcome);

describe('the verdict', () => {
  it('is passed where every deciding check passed', () => {
    expect(verdictOf(allPassed)).toBe('passed');
  });

  it('is not determined where nothing was checked', () => {
    expect(verdictOf([])).toBe('not-determined');
  });

  it.each(decidingChecks)('is not determined without a passed %s', (id) => {
    const others = allPassed.filter((finding) => finding.id !== id);
    expect(verdictOf(others)).toBe('not-determined');
    expect(verdictOf([...others, findingOf(id, 'not-determined')])).toBe('not-determined');
    expect(verdictOf([...allPassed, findingOf(id, 'not-determined')])).toBe('not-determined');
  });

  it('stays passed where only the source or the holders are unknown, and these are counted', () => {
    const findings = [
      ...allPassed,
      findingOf('source', 'not-determined'),
      findingOf('holders', 'not-determined'),
    ];
    expect(verdictOf(findings)).toBe('passed');
    expect(countOutcomes(findings)).toEqual({
      ...{ stop: 0, caution: 0, passed: decidingChecks.length },
      'not-determined': 2,
    });
  });

  it('never gets better by a finding that is worse', () => {
    fc.assert(
      fc.property(anyFindings, anyFinding, (findings, more) => {
        if (more.outcome === 'passed') return;
        expect(rank(verdictOf([...findings, more]))).toBeLessThanOrEqual(rank(verdictOf(findings)));
      }),
    );
  });

  it('is never passed by what could not be determined', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const unknown = findings.map((finding) => ({ ...finding, outcome: 'not-determined' as const }));
        expect(verdictOf(unknown)).toBe('not-determined');
      }),
    );
  });

  it('is a stop exactly where one finding is a stop', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const isStop = findings.some(({ outcome }) => outcome === 'stop');
        expect(verdictOf(findings) === 'stop').toBe(isStop);
      }),
    );
  });

  it('does not depend on the order of the findings', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        expect(verdictOf(findings.toReversed())).toBe(verdictOf(findings));
      }),
    );
  });
});

describe('ids and reasons', () => {
  it('are named once each', () => {
    expect(new Set(checkIds).size).toBe(checkIds.length);
    expect(new Set(whys).size).toBe(whys.length);
  });
});

describe('a text of a contract', () => {
  it('shows no control characters and is no longer than a line', () => {
    expect(plainText('not\u0000 open\u202E')).toBe('not  open');
    expect(plainText('x'.repeat(5_000))).toHaveLength(200);
  });

  it('never throws and never grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(plainText(text).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
