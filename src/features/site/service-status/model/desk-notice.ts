import type { Notice, NoticeState } from './notice.ts';

/** A notice as the desk lists it. */
export interface DeskNotice extends Notice {
  state: NoticeState;
}
