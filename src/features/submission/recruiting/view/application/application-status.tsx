import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { courseOf } from '../../model/application-course.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { Course } from './course.tsx';

/** How far an application came, and how to answer an invitation. */
export function ApplicationStatus({ status }: { status: StatusView }) {
  return (
    <>
      <Course {...courseOf(status.history)} />
      {status.state === 'interview' ? (
        <Note tone="caution" title={<Trans>Reply by email.</Trans>}>
          <Trans>
            Email <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink> with the
            times that suit you, from the address that you applied with.
          </Trans>
        </Note>
      ) : null}
    </>
  );
}
