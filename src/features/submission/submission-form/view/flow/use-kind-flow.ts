import { useState, useEffect, useEffectEvent } from 'react';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { asksForDonation, type SavedDraft } from '../draft/saved-draft.ts';
import { type SavedFile } from '#features/submission/uploads/view/saved-file.ts';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import type { Step } from '../draft/step.ts';
import { payloadOf } from '../draft/payload-of.ts';
import { draftStoreOf, useDraft } from '../draft/use-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import type { FileRole } from '#features/submission/uploads/view/upload-file.ts';
import { useUploads } from '#features/submission/uploads/view/use-uploads.ts';
import { inFieldOrder } from './field-order.ts';
import type { Flow } from './flow-context.ts';
import { sendForm } from './send-form.ts';
import type { FormPageData } from './submit-page-data.ts';
import { filesOf, isSendingAny, withUploadIssues } from './upload-issues.ts';
import { useChecks } from './use-checks.ts';
import { useFormIssues } from './use-form-issues.ts';
import { useRefusals } from './use-refusals.ts';
import { useStepHistory } from './use-step-history.ts';

/**
 * The step that may be shown: paying needs a submission on the server, reviewing a form without errors. Where the check is not there,
 * the form went through it before.
 */
function allowedStep(form: FormKind, data: FormPageData, [draft, wanted]: [SavedDraft, Step]): Step {
  if (!form.steps.includes(wanted) || wanted === 'fill') return 'fill';
  const check = form.completion.current()?.check(payloadOf(form.fields, draft), data);
  if (check?.ok === false) return 'fill';
  const isUnsent = draft.reference === null || !asksForDonation(draft);
  return isUnsent && wanted !== 'review' ? 'review' : wanted;
}

/** @returns whether the code that checks the form is there */
const fetchCompletion = ({ completion }: FormKind) =>
  completion.fetch().then(
    () => true,
    () => false,
  );

/** A press of “Next” while files are still being uploaded. */
interface AfterUploads {
  isWaiting: boolean;
  /** Goes on by itself once no file is on its way, whether or not it arrived: then the form says so. */
  wait(): void;
  stop(): void;
}

/**
 * @param isSending whether a file that the form asks for is on its way
 * @param goOn called when none is left; it stops the waiting
 */
function useAfterUploads(isSending: boolean, goOn: () => void): AfterUploads {
  const [isWaiting, setIsWaiting] = useState(false);
  const proceed = useEffectEvent(goOn);
  useEffect(() => {
    if (isWaiting && !isSending) proceed();
  }, [isWaiting, isSending]);
  return { isWaiting, wait: () => setIsWaiting(true), stop: () => setIsWaiting(false) };
}

/** The way through a form of one kind: the draft of this device, its errors, and the steps it goes through. */
export function useKindFlow(form: FormKind, data: FormPageData): Flow {
  const store = draftStoreOf(form);
  const { draft, ready, problem, replaced } = useDraft(form);
  const locale = useLocale();
  const href = useHref();
  const issues = useFormIssues(form, draft, data);
  const checks = useChecks(form, draft, issues);
  const [busy, setBusy] = useState(false);

  const change = (part: Partial<SavedDraft>) => store.update((before) => ({ ...before, ...part }));
  const setFile = (role: FileRole, file: SavedFile | null) => change({ [role]: file });
  const uploads = useUploads(ready ? draft.draft_key : null, setFile);
  const files = filesOf(form.fields, draft);
  const isSending = isSendingAny(uploads, files);
  const afterUploads = useAfterUploads(isSending, () => void next());
  const inOrder = (found: readonly Flow['issues'][number][]) =>
    inFieldOrder(withUploadIssues(found, uploads, files), Object.keys(form.fields));

  const shown = issues.revealed ? inOrder(issues.shown) : [];
  const { error, refuse, clear } = useRefusals(shown);

  function goTo(wanted: Step) {
    clear();
    // What may follow the form is known only to its check.
    if (step === 'fill' && wanted !== 'fill' && !form.completion.current())
      return void fetchCompletion(form).then((isThere) => (isThere ? goTo(wanted) : refuse('offline')));
    change({ step: allowedStep(form, data, [store.getState().draft, wanted]) });
    store.flush();
  }
  const step = ready ? draft.step : 'fill';
  useStepHistory(ready ? step : null, goTo);

  async function fillIn() {
    afterUploads.stop();
    if (!(await fetchCompletion(form))) return refuse('offline');
    const { draft: now } = store.getState();
    if (inOrder(issues.reveal(now)).length > 0) return refuse();
    if (isSending) return afterUploads.wait();
    const result = await checks.run(now);
    if (result === 'passed') return goTo('review');
    refuse(result === 'failed' ? null : result);
  }

  async function send() {
    const result = await sendForm(form, draft, locale);
    if (result.kind === 'error') return refuse(result.error);
    if (result.kind === 'failed') {
      checks.take(result.answer, draft);
      goTo('fill');
      return refuse();
    }
    if (asksForDonation(draft) && form.steps.includes('donate')) {
      change({ reference: result.reference });
      return goTo('donate');
    }
    store.forget();
    location.assign(`${href('/success')}?reference=${encodeURIComponent(result.reference)}`);
  }

  async function next() {
    if (!ready) return;
    clear();
    store.flush();
    if (step === 'donate') return goTo('paste');
    setBusy(true);
    await (step === 'fill' ? fillIn() : send());
    setBusy(false);
  }

  // What a lost connection kept from being checked or sent goes on with it.
  useWhenOnline(() => void (error === 'offline' && next()));

  return {
    kind: form,
    data,
    store,
    draft,
    ready,
    problem,
    replaced,
    fields: ready ? draft.fields : { ...draft.fields, ...form.initialFields(locale) },
    setFields: (fields) => change({ fields: { ...store.getState().draft.fields, ...fields } }),
    setFile,
    setQuote: (quote) => change({ quote }),
    setLink: (link) => change({ link }),
    setWalletLink: (link) => change({ link, wallet_link: link }),
    uploads,
    issues: shown,
    issueAt: (path) => shown.find((issue) => issue.path === path),
    findings: checks.findings,
    step,
    goTo,
    busy: busy ? 'checking' : afterUploads.isWaiting ? 'uploading' : false,
    error,
    next: () => void next(),
    startOver() {
      issues.hide();
      checks.forget();
      clear();
      afterUploads.stop();
      for (const upload of Object.values(uploads)) upload.cancel();
      store.reset();
    },
  };
}
