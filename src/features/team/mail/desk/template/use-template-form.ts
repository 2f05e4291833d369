import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { theirsOf } from '#features/core/desk-kit/desk/theirs-of.ts';
import type { MailTemplate, TemplateAction } from '../../model/template/mail-template.ts';
import type { MailWords } from '../../model/template/mail-words.ts';

type Revision = Extract<TemplateAction, { name: 'save' }>['basedOn'];
const revisionOf = ({ stored }: MailTemplate): Revision => stored?.revision ?? null;
const wordsOf = ({ stored, product }: MailTemplate): MailWords => stored?.words ?? product;

/** The words in the form, and what is done with them; a refusal changes nothing in the form. */
export function useTemplateForm(loaded: MailTemplate) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** What the words are based on; a later version of another person does not replace them. */
  const [template, setTemplate] = useState(loaded);
  const place = { resource: 'mail-templates', id: loaded.id, part: 'words' };
  const form = useKeptForm(place, wordsOf(loaded), { seen: revisionOf(loaded) });
  const { values: words, restored, isOlder, isChanged, discard } = form;
  const [theirs, setTheirs] = useState<MailTemplate>();
  const [isBusy, setBusy] = useState(false);

  /** @param sent the words that were saved: what was typed since stays */
  const accept = (next: MailTemplate, sent?: MailWords) => {
    setTemplate(next);
    form.accept(wordsOf(next), revisionOf(next), sent);
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
      if (action.name !== 'test') accept(answer, action.name === 'save' ? words : undefined);
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      const stale = theirsOf<MailTemplate>(error);
      if (stale) setTheirs(stale);
      else
        notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ template, words, isBusy, restored, isOlder, isChanged, discard },
    setWords: form.set,
    theirs,
    forgetTheirs: () => setTheirs(undefined),
    accept,
    /** @param on the version that is written over; without it the one that the words are based on */
    save: (on?: MailTemplate) => {
      const basedOn = on ? revisionOf(on) : (form.seen as Revision);
      return act({ name: 'save', words, basedOn }, 'Saved. Emails use this wording now.');
    },
    reset: () => act({ name: 'reset', basedOn: revisionOf(template) }, 'Emails use the default wording now.'),
    test: () => act({ name: 'test', words }, 'The test is being sent to your address.'),
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>;
