import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { Headline } from '../model/read-result.ts';

interface HeadlineWords {
  icon: StatusIconKind;
  title: MessageDescriptor;
  text: (block: string) => MessageDescriptor;
}

/** What a check says first. */
export const headlines: Record<Headline, HeadlineWords> = {
  'stop-resale': {
    icon: 'error',
    title: msg`Stop. This token cannot be resold.`,
    text: () => msg`In our simulation, buyers could not sell it. A token like this is called a honeypot.`,
  },
  'stop-later': {
    icon: 'error',
    title: msg`Stop. After a while, this token can no longer be resold.`,
    text: () =>
      msg`In our simulation, buyers could sell it at first, and not later. A token like this is called a honeypot.`,
  },
  'stop-fee': {
    icon: 'error',
    title: msg`Stop. This token takes most of what you pay.`,
    text: () =>
      msg`In our simulation, its fees took more than half of the amount. A token like this is called a honeypot.`,
  },
  caution: {
    icon: 'warning',
    title: msg`Caution. Read the findings before you buy.`,
    text: () => msg`What we found can cost you money. Decide whether you trust the people behind this token.`,
  },
  'not-determined': {
    icon: 'unknown',
    title: msg`Not determined. This is not a pass.`,
    text: () => msg`Some checks could not be made, so we cannot say whether there is a problem.`,
  },
  passed: {
    icon: 'success',
    title: msg`No problem found`,
    text: (block) =>
      msg`Purchase, transfer and resale work at block ${block}. A later upgrade or a new owner can change this, so check again before a large purchase.`,
  },
};
