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
    sentence: msg`For your phone, your desk and the shop.`,
    more: msg`Compare the wallets`,
  },
  tools: {
    title: msg`Tools`,
    sentence: msg`Small tools for checking, sending and cleaning up.`,
    more: msg`All tools`,
  },
  trade: {
    title: msg`Trade`,
    sentence: msg`Swap at a fair price.`,
    more: msg`Open swap`,
  },
  build: {
    title: msg`Build`,
    sentence: msg`List your project where people already hold tokens.`,
    more: msg`Listing requirements`,
  },
  support: {
    title: msg`Support`,
    sentence: msg`Real people, never by private message.`,
    more: msg`Visit the help center`,
  },
};
