import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MenuGroupId } from '../model/navigation.ts';

/** Title, sentence and the label of the link on the small chart. */
export const groupWords: Record<
  MenuGroupId,
  { title: MessageDescriptor; sentence: MessageDescriptor; more: MessageDescriptor }
> = {
  products: {
    title: msg`Products`,
    sentence: msg`On your phone, at your computer and in shops.`,
    more: msg`Compare the wallets`,
  },
  tools: {
    title: msg`Tools`,
    sentence: msg`Tools to check tokens, send in bulk and revoke approvals.`,
    more: msg`All tools`,
  },
  trade: {
    title: msg`Trade`,
    sentence: msg`Swap at a fair price.`,
    more: msg`Open swap`,
  },
  build: {
    title: msg`Build`,
    sentence: msg`List your project in a wallet people already use.`,
    more: msg`Listing requirements`,
  },
  support: {
    title: msg`Support`,
    sentence: msg`Help from real people, never by private message.`,
    more: msg`Visit the help center`,
  },
};
