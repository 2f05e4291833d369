import { useMemo, useState } from 'react';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import type { FormPageData } from './submit-page-data.ts';

export interface FormIssues {
  /** True after the person first asked to go on. */
  revealed: boolean;
  /** Nothing until the person first asked to go on; after that it follows every change. */
  shown: readonly SubmissionIssue[];
  /** Shows all errors and gives those of this draft; the form's completion must be there. */
  reveal(draft: SavedDraft): readonly SubmissionIssue[];
  /** Adds what only the server could see; each goes away when its field changes. */
  addFromServer(issues: readonly SubmissionIssue[]): void;
  hide(): void;
}

const none: readonly SubmissionIssue[] = [];

function localIssues(form: FormKind, payload: object, data: FormPageData): readonly SubmissionIssue[] {
  const check = form.completion.current()?.check(payload, data);
  return !check || check.ok ? none : check.issues;
}

/** What the field of an error or finding holds, for noticing that it changed. */
export function valueAt(payload: object, path: string): string {
  return JSON.stringify((payload as Record<string, unknown>)[fieldNameOf(path)] ?? null);
}

/** The errors of the form as it is, and what the server added to them. */
export function useFormIssues(form: FormKind, draft: SavedDraft, data: FormPageData): FormIssues {
  const [revealed, setRevealed] = useState(false);
  const [server, setServer] = useState<readonly { issue: SubmissionIssue; value: string }[]>([]);
  const payload = useMemo(() => payloadOf(form.fields, draft), [form, draft]);
  const shown = useMemo(() => {
    if (!revealed) return none;
    const local = localIssues(form, payload, data);
    const known = new Set(local.map((issue) => issue.path));
    const remaining = server.filter(
      ({ issue, value }) => !known.has(issue.path) && valueAt(payload, issue.path) === value,
    );
    return [...local, ...remaining.map(({ issue }) => issue)];
  }, [revealed, form, payload, data, server]);

  return {
    revealed,
    shown,
    reveal(now) {
      setRevealed(true);
      return localIssues(form, payloadOf(form.fields, now), data);
    },
    addFromServer(issues) {
      setRevealed(true);
      setServer(issues.map((issue) => ({ issue, value: valueAt(payload, issue.path) })));
    },
    hide() {
      setRevealed(false);
      setServer([]);
    },
  };
}
