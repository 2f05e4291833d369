import { useState } from 'react';
import type { Finding } from '../../model/finding.ts';
import { hasBlocking } from '../../model/has-blocking.ts';
import type { CheckAnswer } from '../../model/check-answer.ts';
import { checkForm } from '../api/submission-client.ts';
import { parentOf } from './send-form.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import type { FlowTrouble } from './flow-context.ts';
import { fieldOfFinding } from './finding-field.ts';
import { valueAt, type FormFaults } from './use-form-faults.ts';

/** `passed` and `faulty` are the server's word; anything else is trouble on the way to it. */
export type CheckResult = 'passed' | 'faulty' | FlowTrouble;

export interface Checks {
  findings: readonly Finding[];
  /** Asks the server about the form as it is. */
  run(draft: SavedDraft): Promise<CheckResult>;
  /** Shows what an answer of the server says about the form. */
  take(answer: CheckAnswer, draft: SavedDraft): 'passed' | 'faulty';
  forget(): void;
}

/** The checks before payment: the server's view of the form, with what it found out beside it. */
export function useChecks(form: FormKind, current: SavedDraft, faults: FormFaults): Checks {
  const [found, setFound] = useState<readonly { finding: Finding; value: string }[]>([]);

  /** What the field of a finding holds: once it is changed, the finding no longer says anything about it. */
  function valueOf(finding: Finding, draft: SavedDraft): string {
    const path = fieldOfFinding(finding, form.fields);
    return path === undefined ? '' : valueAt(payloadOf(form.fields, draft), path);
  }

  function take(answer: CheckAnswer, draft: SavedDraft) {
    const { findings } = answer;
    setFound(findings.map((finding) => ({ finding, value: valueOf(finding, draft) })));
    if (answer.faults.length > 0) faults.addFromServer(answer.faults);
    return answer.faults.length > 0 || hasBlocking(findings) ? 'faulty' : 'passed';
  }

  return {
    findings: found
      .filter(({ finding, value }) => valueOf(finding, current) === value)
      .map(({ finding }) => finding),
    take,
    async run(draft) {
      const answer = await checkForm({
        kind: form.kind,
        draft_key: draft.draft_key,
        ...(draft.reference === null ? {} : { reference: draft.reference }),
        ...parentOf(draft),
        payload: payloadOf(form.fields, draft),
      });
      return answer.kind === 'data' ? take(answer.data, draft) : answer.kind;
    },
    forget: () => setFound([]),
  };
}
