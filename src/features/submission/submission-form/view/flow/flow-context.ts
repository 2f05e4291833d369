import { createContext, use } from 'react';
import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { SavedFile } from '#features/submission/uploads/view/saved-file.ts';
import type { Step } from '../draft/step.ts';
import type { FormKind } from '../kind/form-kind.ts';
import type { FileRole } from '#features/submission/uploads/view/upload-file.ts';
import type { Upload } from '#features/submission/uploads/view/use-upload.ts';
import type { FormPageData } from './submit-page-data.ts';

/** Why a step could not be taken, apart from errors in fields. `closed`: the submission is past the point where it can be changed. */
export type FlowError = 'offline' | 'server' | 'too-many-requests' | 'refused' | 'closed';

/** Everything that the parts of the form share. */
export interface Flow<Fields extends object = object, Data extends FormPageData = FormPageData> extends Pick<
  DraftState<SavedDraft<Fields>>,
  'draft' | 'ready' | 'problem' | 'replaced'
> {
  kind: FormKind;
  data: Data;
  store: DraftStore<SavedDraft>;
  fields: Fields;
  setFields(change: Partial<Fields>): void;
  setFile(role: FileRole, file: SavedFile | null): void;
  setQuote(quote: PublicQuote): void;
  setLink(link: string): void;
  /** A wallet has paid on this page; its link is sent by the next step. */
  setWalletLink(link: string): void;
  uploads: Record<FileRole, Upload>;
  /** Errors to show, in the order of the form. */
  issues: readonly SubmissionIssue[];
  issueAt(path: string): SubmissionIssue | undefined;
  /** What the checks before payment found. */
  findings: readonly Finding[];
  step: Step;
  goTo(step: Step): void;
  /** What the “Next” button is waiting for. */
  busy: 'checking' | 'uploading' | false;
  error: FlowError | null;
  /** The “Next” button: checks, sends, and goes to the next step when all is well. */
  next(): void;
  startOver(): void;
}

const FlowContext = createContext<Flow | null>(null);

export const FlowProvider = FlowContext.Provider;

/** Parts of one kind's form name its fields and page data; SubmitPage puts no other kind's parts into its flow. */
export function useFlow<Fields extends object = object, Data extends FormPageData = FormPageData>(): Flow<
  Fields,
  Data
> {
  const flow = use(FlowContext);
  if (!flow) throw new Error('useFlow is used outside of a FlowProvider');
  return flow as Flow<Fields, Data>;
}
