import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { MailTemplate, TemplateAction } from '../../model/template/mail-template.ts';
import type { MailWords } from '../../model/template/mail-words.ts';

const staleOf = (error: unknown): MailTemplate | undefined =>
  error instanceof HttpError && error.status === 409
    ? (error.body as { theirs?: MailTemplate } | undefined)?.theirs
    : undefined;

const wordsOf = ({ stored, product }: MailTemplate): MailWords => stored?.words ?? product;

/** The words in the form, and what is done with them; a refusal changes nothing in the form. */
export function useTemplateForm(loaded: MailTemplate) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** What the words are based on; a later version of another person does not replace them. */
  const [template, setTemplate] = useState(loaded);
  const [words, setWords] = useState(() => wordsOf(loaded));
  const [theirs, setTheirs] = useState<MailTemplate>();
  const [isBusy, setBusy] = useState(false);

  const accept = (next: MailTemplate) => {
    setTemplate(next);
    setWords(wordsOf(next));
    setTheirs(undefined);
  };
  const send = async (action: TemplateAction): Promise<MailTemplate> => {
    const sent = { id: loaded.id, data: action, previousData: loaded };
    return (await dataProvider.update<MailTemplate>('mail-templates', sent)).data;
  };
  /** Never rejects. */
  const act = async (action: TemplateAction, done: string): Promise<void> => {
    setBusy(true);
    try {
      const answer = await send(action);
      if (action.name !== 'test') accept(answer);
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      const stale = staleOf(error);
      if (stale) setTheirs(stale);
      else notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const basedOn = (on: MailTemplate) => on.stored?.revision ?? null;
  return {
    template,
    words,
    setWords,
    isBusy,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    accept,
    save: (on = template) =>
      act({ name: 'save', words, basedOn: basedOn(on) }, 'Saved. Emails use this wording now.'),
    reset: () =>
      act({ name: 'reset', basedOn: basedOn(template) }, 'Emails use the product’s wording again.'),
    test: () => act({ name: 'test', words }, 'The test is on its way to your address.'),
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
