import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { NoticeState, NoticeSubject } from '../model/notice.ts';
import { partWords } from './status-words.tsx';

export const subjectNames: Record<NoticeSubject, ReactNode> = {
  portal: partWords.portal.name,
  'content-api': partWords['content-api'].name,
  'chain-checks': partWords['chain-checks'].name,
  mail: partWords.mail.name,
  reviews: partWords.reviews.name,
  mobile: <Trans>Mobile wallet</Trans>,
  extension: <Trans>Extension wallet</Trans>,
  desktop: <Trans>Desktop app</Trans>,
  hardware: <Trans>Hardware wallet</Trans>,
  card: <Trans comment="name of a product: a payment card">Card</Trans>,
};

export const noticeStateWords: Record<NoticeState, { name: ReactNode; icon: StatusIconKind }> = {
  investigating: {
    name: <Trans comment="state of a disruption: the team looks for the cause">Being investigated</Trans>,
    icon: 'error',
  },
  identified: {
    name: <Trans comment="state of a disruption: the team knows the cause">Cause found</Trans>,
    icon: 'warning',
  },
  monitoring: {
    name: (
      <Trans comment="state of a disruption: it seems to be repaired, and the team watches it">
        Being monitored
      </Trans>
    ),
    icon: 'warning',
  },
  resolved: { name: <Trans comment="state of a disruption: it is over">Resolved</Trans>, icon: 'success' },
  scheduled: { name: <Trans comment="state of maintenance: it will come">Planned</Trans>, icon: 'info' },
  'in-progress': {
    name: <Trans comment="state of maintenance: it has begun">In progress</Trans>,
    icon: 'info',
  },
  completed: { name: <Trans comment="state of maintenance: it is over">Completed</Trans>, icon: 'success' },
  canceled: {
    name: <Trans comment="state of maintenance: it did not take place">Canceled</Trans>,
    icon: 'unknown',
  },
};
