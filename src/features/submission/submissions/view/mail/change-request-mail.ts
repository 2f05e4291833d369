import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionMailKind } from '#features/team/mail/model/mail-kind.ts';
import { slots } from '#features/team/mail/model/template/mail-words.ts';
import { slot } from '#features/team/mail/model/template/placeholder.ts';

export type ChangeRequestMailKind = Extract<SubmissionMailKind, `submission-change-${string}`>;

export const isChangeRequestMail = (kind: SubmissionMailKind): kind is ChangeRequestMailKind =>
  kind.startsWith('submission-change-');

/** What happened to a request to change a listed item. */
export function changeRequestParagraphs(kind: ChangeRequestMailKind, i18n: I18n): string[] {
  const { title, fields, day, support } = slots('title', 'fields', 'day', 'support');
  switch (kind) {
    case 'submission-change-asked':
      return [
        i18n._(msg`A change to ${title} was requested on its status page: ${fields}.`),
        i18n._(msg`We will review it by ${day}.`),
        i18n._(
          msg`Nothing changes in the store until a reviewer approves it. If this was not you, open the link, withdraw the request and contact ${support}.`,
        ),
      ];
    case 'submission-change-approved':
      return [i18n._(msg`The change to ${title} is approved. The store shows it now.`)];
    case 'submission-change-rejected':
      return [
        i18n._(msg`The reviewers did not approve the change to ${title}. The listing stays as it is.`),
        slot('reason'),
      ];
    case 'submission-change-withdrawn':
      return [i18n._(msg`The request to change ${title} was withdrawn. The listing stays as it is.`)];
  }
}
