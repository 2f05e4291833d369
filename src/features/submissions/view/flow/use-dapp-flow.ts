import { useState } from 'react';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { checkDappSubmission } from '../../model/dapp-submission.ts';
import { languageOfLocale } from '../draft/language-of-locale.ts';
import { payloadOf, type SavedDraft, type SavedFile } from '../draft/saved-draft.ts';
import type { Step } from '../draft/step.ts';
import { dappDraftStore, useDraft } from '../draft/use-draft.ts';
import type { FileRole } from '../upload/upload-file.ts';
import { useUpload } from '../upload/use-upload.ts';
import { focusField, inFieldOrder } from './field-order.ts';
import type { Flow, FlowTrouble } from './flow-context.ts';
import { sendForm } from './send-form.ts';
import type { SubmitPageData } from './submit-page-data.ts';
import { withUploadFaults } from './upload-faults.ts';
import { useChecks } from './use-checks.ts';
import { useFormFaults } from './use-form-faults.ts';
import { useStepHistory } from './use-step-history.ts';

function change(part: Partial<SavedDraft>): void {
  dappDraftStore().update((draft) => ({ ...draft, ...part }));
}

function setFile(role: FileRole, file: SavedFile | null): void {
  change({ [role]: file });
}

/** The step that may be shown: paying needs a submission on the server, reviewing a form without faults. */
function allowedStep(draft: SavedDraft, wanted: Step): Step {
  if (wanted === 'fill' || !checkDappSubmission(payloadOf(draft)).ok) return 'fill';
  const isUnsent = draft.reference === null || draft.resubmission;
  return isUnsent && wanted !== 'review' ? 'review' : wanted;
}

/** The DApp flow: the draft of this device, its faults, and the steps it goes through. */
export function useDappFlow(data: SubmitPageData): Flow {
  const { draft, ready, problem, replaced } = useDraft();
  const locale = useLocale();
  const href = useHref();
  const faults = useFormFaults(draft);
  const checks = useChecks(faults);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<FlowTrouble | null>(null);
  const uploads = {
    icon: useUpload('icon', (file) => setFile('icon', file)),
    audit: useUpload('audit', (file) => setFile('audit', file)),
  };

  const isAudited = draft.fields.has_audit === true;

  function goTo(wanted: Step) {
    setTrouble(null);
    change({ step: allowedStep(dappDraftStore().getState().draft, wanted) });
    dappDraftStore().flush();
  }
  const step = ready ? draft.step : 'fill';
  useStepHistory(ready ? step : null, goTo);

  async function fillIn() {
    const [first] = inFieldOrder(withUploadFaults(faults.reveal(), uploads, isAudited));
    if (first) return focusField(first.path);
    const result = await checks.run(draft);
    if (result === 'passed') goTo('review');
    else if (result !== 'faulty') setTrouble(result);
  }

  async function send() {
    const result = await sendForm(draft, locale);
    if (result.kind === 'trouble') return setTrouble(result.trouble);
    if (result.kind === 'faulty') {
      checks.take(result.answer, { ...draft, reference: null });
      return goTo('fill');
    }
    if (!draft.resubmission) {
      change({ reference: result.reference });
      return goTo('donate');
    }
    dappDraftStore().reset();
    location.assign(`${href('/success')}?reference=${encodeURIComponent(result.reference)}`);
  }

  async function next() {
    if (!ready) return;
    setTrouble(null);
    dappDraftStore().flush();
    if (step === 'donate') return goTo('paste');
    setBusy(true);
    await (step === 'fill' ? fillIn() : send());
    setBusy(false);
  }

  const shown = faults.revealed ? inFieldOrder(withUploadFaults(faults.shown, uploads, isAudited)) : [];
  return {
    data,
    draft,
    ready,
    problem,
    replaced,
    fields: ready ? draft.fields : { ...draft.fields, language: languageOfLocale(locale) },
    setFields: (fields) => change({ fields: { ...dappDraftStore().getState().draft.fields, ...fields } }),
    setFile,
    setQuote: (quote) => change({ quote }),
    setLink: (link) => change({ link }),
    uploads,
    faults: shown,
    faultAt: (path) => shown.find((fault) => fault.path === path),
    findings: checks.findings,
    step,
    goTo,
    busy,
    trouble,
    next: () => void next(),
    startOver() {
      faults.hide();
      checks.forget();
      setTrouble(null);
      uploads.icon.cancel();
      uploads.audit.cancel();
      dappDraftStore().reset();
    },
  };
}
