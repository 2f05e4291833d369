import { useState } from 'react';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { hasBlocking } from '#features/submission/submissions/model/has-blocking.ts';
import type { CheckAnswer } from '#features/submission/submissions/model/check-answer.ts';
import { checkForm } from '#features/submission/submissions/view/api/submission-client.ts';
import { readCheckAnswer } from '#features/submission/submissions/view/api/read-check-answer.ts';
import { parentOf } from './send-form.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import type { FlowError } from './flow-context.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { valueAt, type FormIssues } from './use-form-issues.ts';

/** `passed` and `failed` are the server's results; anything else kept the form from being checked. */
export type CheckResult = 'passed' | 'failed' | FlowError;

export interface Checks {
  findings: readonly Finding[];
  /** Asks the server about the form as it is. */
  run(draft: SavedDraft): Promise<CheckResult>;
  /** Shows what an answer of the server says about the form. */
  take(answer: CheckAnswer, draft: SavedDraft): 'passed' | 'failed';
  forget(): void;
}

/** The checks before payment: the server's view of the form, with what it found out beside it. */
export function useChecks(form: FormKind, current: SavedDraft, issues: FormIssues): Checks {
  const [found, setFound] = useState<readonly { finding: Finding; value: string }[]>([]);

  /** What the field of a finding holds: once it is changed, the finding no longer says anything about it. */
  function valueOf(finding: Finding, draft: SavedDraft): string {
    const path = fieldOfFinding(finding, form.fields);
    return path === undefined ? '' : valueAt(payloadOf(form.fields, draft), path);
  }

  function take(answer: CheckAnswer, draft: SavedDraft) {
    const { findings } = answer;
    setFound(findings.map((finding) => ({ finding, value: valueOf(finding, draft) })));
    if (answer.issues.length > 0) issues.addFromServer(answer.issues);
    return answer.issues.length > 0 || hasBlocking(findings) ? 'failed' : 'passed';
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
      if (answer.kind === 'data') return take(answer.data, draft);
      const refusal = answer.kind === 'refused' ? readCheckAnswer(answer.data) : undefined;
      return refusal ? take(refusal, draft) : answer.kind;
    },
    forget: () => setFound([]),
  };
}
