import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { Alert, Button } from '@mui/material';
import type { SubmitEvent } from 'react';
import { useIsArriving } from '#features/core/desk-kit/desk/use-is-arriving.ts';
import type { ShortcutKey } from '#features/core/desk-kit/desk/shortcut-words.ts';
import { isTyping, useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { OfferedAction } from '../model/actions-for.ts';
import type { MergeChoice } from '../model/merge.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { ActionFields } from './action-fields.tsx';
import { useCorrectionKey } from './corrections/correction-fields.tsx';
import { useCorrections, type Corrections } from './corrections/use-corrections.ts';
import { HistoryPanel } from './history-panel.tsx';
import { HeldByOther, LeaseLine, OthersHere } from '#features/submission/review-queue/desk/lease-line.tsx';
import { readInterview } from './interview-field.tsx';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import { ListedPlace } from './listed-place.tsx';
import { MergeSummary } from './merge-summary.tsx';
import { NotesPanel } from '#features/submission/review-notes/desk/notes-panel.tsx';
import { usePointKey } from './requests/request-fields.tsx';
import { usePoints } from './requests/request-points.ts';
import styles from './decision-panel.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { actionWords } from './review-words.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { Choice } from './use-choice.ts';
import { useDecision } from './use-decision.ts';
import { useLease, type LeaseOf } from '#features/submission/review-queue/desk/use-lease.ts';
import type { Next } from '#features/submission/review-queue/desk/use-next.ts';

const formId = 'decision';

/** The keys of the actions that have one. */
const keys: Partial<Record<OfferedAction['name'], ShortcutKey>> = {
  approve: 'a',
  invite: 'i',
  welcome: 'a',
  'conclude-interview': 'a',
  'request-changes': 'c',
  reject: 'r',
};

/** After these the item waits for someone else, so the next one is taken. */
const finishing: readonly OfferedAction['name'][] = [
  'approve',
  'request-changes',
  'reject',
  'welcome',
  'invite',
  'conclude-interview',
];

export interface DecisionPanelProps {
  submission: ReviewSubmission;
  choice: Choice;
  /** What an approval merges; see `ReviewMerge`. */
  merge: MergeChoice | null;
  /** The submission is no longer what is shown: fetch it again. */
  onChanged: () => void;
  /** The item was taken or given back, which the queue shows. */
  onLeaseMoved: () => void;
  next: Next;
}

interface ChoicesProps {
  actions: readonly OfferedAction[];
  chosen: OfferedAction['name'] | undefined;
  onChoose: (name: OfferedAction['name']) => void;
}

function Choices({ actions, chosen, onChoose }: ChoicesProps) {
  return (
    <div className={styles['choices']} role="group" aria-label="Decision">
      {actions.map(({ name }) => (
        <button
          key={name}
          type="button"
          data-action={name}
          aria-pressed={name === chosen}
          aria-keyshortcuts={keys[name]}
          onClick={() => onChoose(name)}
        >
          {actionWords[name].button}
          {keys[name] && <KeyCap>{keys[name].toUpperCase()}</KeyCap>}
        </button>
      ))}
    </div>
  );
}

/** The first thing that the decision asks for, once it is drawn. */
function focusForm(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`#${formId} :is([role=combobox], textarea:not([aria-hidden]), input)`)
      ?.focus(),
  );
}

/** Sends what is typed once `send` is there, with the points of a request for changes, or with what an approval corrects. */
function useSubmit(
  action: OfferedAction | undefined,
  corrections: Corrections,
  send: ReturnType<typeof useDecision>['send'] | undefined,
) {
  const { points } = usePoints();
  const { correct, hot, isEmpty } = corrections;
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!action || !send) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const requests = action.name === 'request-changes' ? { requests: points } : {};
    const invited = action.name === 'invite' ? { interview: readInterview(typed) } : {};
    const corrected = action.name === 'approve' && !isEmpty ? { correct, hot } : {};
    void send(action.name, { ...typed, ...requests, ...invited, ...corrected });
  };
}

/** Sends the decision, unless the key was pressed in a field of something else: a note and a search keep their own keys. */
function sendFrom(target: EventTarget | null): void {
  const form = document.querySelector<HTMLFormElement>(`#${formId}`);
  if (isTyping(target) && !form?.contains(target as Element)) return;
  form?.requestSubmit();
}

/** One key picks a decision and leads to what it asks for; Control and Enter send it. */
function useDecisionKeys(
  actions: readonly OfferedAction[],
  { choose, chooserOf }: Choice,
  corrections: Corrections,
): void {
  const byKey = actions.flatMap(({ name }) => {
    const chooseAndWrite = () => {
      choose(name);
      focusForm();
    };
    return keys[name] ? [[keys[name], chooseAndWrite] as const] : [];
  });
  useShortcuts({
    ...Object.fromEntries(byKey),
    'Control+Enter': sendFrom,
  });
  usePointKey(chooserOf('request-changes'));
  useCorrectionKey(corrections, chooserOf('approve'));
}

const whyNothing = ({ bar }: ReviewSubmission) =>
  bar ? submissionBarWords[bar] : 'Nothing to decide in this state.';

function Heading({
  lease,
  canDecide,
  onReload,
}: {
  lease: LeaseOf;
  canDecide: boolean;
  onReload: () => void;
}) {
  return (
    <>
      <div className={shared['line']}>
        <h2>Decide</h2>
        {canDecide && <LeaseLine {...lease} />}
      </div>
      <HeldByOther {...lease} />
      <OthersHere {...lease} onReload={onReload} />
    </>
  );
}

/** One decision: what it does, what it asks for, and the one button that sends it. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { submission, choice, merge, onChanged, onLeaseMoved, next } = props;
  const { actions } = submission;
  const { action, choose } = choice;
  const isArriving = useIsArriving(`${submission.id} ${submission.version}`);
  const following = action && finishing.includes(action.name) ? next.expected : undefined;
  const goOn = following && next.open;
  const corrections = useCorrections(submission);
  const decision = useDecision({ submission, merge, onChanged, goOn });
  const { send, refusal, isPending, stale, closeStale } = decision;
  const lease = useLease(submission, onLeaseMoved);
  const submit = useSubmit(action, corrections, isArriving ? undefined : send);
  useDecisionKeys(actions, choice, corrections);

  return (
    <aside className={styles['decide']} aria-label="Decide">
      <div className={styles['scroll']}>
        <Heading lease={lease} canDecide={actions.length > 0} onReload={onChanged} />
        {actions.length === 0 && <p>{whyNothing(submission)}</p>}
        <ListedPlace submission={submission} />
        <Choices actions={actions} chosen={action?.name} onChoose={choose} />
        {action && (
          <form id={formId} className={styles['form']} onSubmit={submit}>
            <p className={shared['quiet']}>{actionWords[action.name].explanation}</p>
            {action.name === 'approve' && merge && <MergeSummary submission={submission} merge={merge} />}
            <ActionFields
              key={`${action.name} ${submission.version}`}
              action={action}
              submission={submission}
              corrections={corrections}
              refusal={refusal?.corrections}
            />
          </form>
        )}
        {refusal && <Refused {...refusal} onReload={onChanged} />}
        {stale && <StaleDialog {...stale} onClose={closeStale} />}
        <NotesPanel submission={submission} />
        <HistoryPanel submission={submission} />
      </div>
      {action && (
        <Send
          button={actionWords[action.name].button}
          next={following?.title}
          isPending={isPending}
          isBlocked={isArriving || lease.lease?.is_own === false}
        />
      )}
    </aside>
  );
}

interface SendProps {
  button: string;
  /** Title of the item that opens afterwards. */
  next: string | undefined;
  isPending: boolean;
  /** Someone else has it, or it has only now come on the screen. */
  isBlocked: boolean;
}

/** The one button that finishes the work; it never moves. */
function Send({ button, next, isPending, isBlocked }: SendProps) {
  return (
    <div className={styles['send']}>
      <Button
        type="submit"
        form={formId}
        variant="contained"
        color="secondary"
        fullWidth
        loading={isPending}
        disabled={isBlocked}
        aria-keyshortcuts="Control+Enter"
      >
        {next === undefined ? button : `${button} and next`}
        <KeyCap>Ctrl ↵</KeyCap>
      </Button>
      <div className={`${shared['quiet']} ${styles['hint']}`}>
        {next !== undefined && `Next: ${next}`}
        <span>
          <KeyCap>?</KeyCap> all shortcuts
        </span>
      </div>
    </div>
  );
}

function Refused({
  message,
  isConflict,
  onReload,
}: {
  message: string;
  isConflict: boolean;
  onReload: () => void;
}) {
  const reload = (
    <Button color="inherit" size="small" onClick={onReload}>
      Reload
    </Button>
  );
  return (
    <Alert severity="error" action={isConflict && reload}>
      {message}
    </Alert>
  );
}
