import type { IssueState } from '../../model/issues/issue.ts';

/** The desk is in English only; its texts are next to its screens. */
export const issueStateWords: Record<IssueState, string> = {
  ready: 'Ready to send',
  sending: 'Being sent',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
  withdrawn: 'Withdrawn',
};

export const issueTones: Record<IssueState, 'default' | 'info' | 'warning' | 'error' | 'success'> = {
  ready: 'info',
  sending: 'info',
  paused: 'warning',
  stopped: 'error',
  sent: 'success',
  withdrawn: 'default',
};
