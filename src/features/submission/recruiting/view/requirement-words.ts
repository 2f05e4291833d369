import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { IconName } from '#ui/icon/icon-names.ts';
import type { Requirement } from '../model/requirement.ts';

const wallet = brand.name;

/** The five requirements in words, for the page and for the application. */
export const requirementWords: Record<
  Requirement,
  { icon: IconName; name: MessageDescriptor; text: MessageDescriptor }
> = {
  community: {
    icon: 'users',
    name: msg`You run a community`,
    text: msg`It has 500 people or more, in a chat, a forum or a club, and crypto is one of its topics.`,
  },
  languages: {
    icon: 'languages',
    name: msg`You speak the local language`,
    text: msg`You are a native speaker, and your English is good enough to work with the team.`,
  },
  'self-custody': {
    icon: 'key-round',
    name: msg`You hold your own keys`,
    text: msg`You have done so for a year or longer, in ${wallet} or elsewhere, and you can explain recovery phrases, fees and approvals.`,
  },
  publishing: {
    icon: 'megaphone',
    name: msg`You create content`,
    text: msg`Others follow your articles, videos or translations about wallets and chains.`,
  },
  events: {
    icon: 'calendar',
    name: msg`You bring people together`,
    text: msg`You have organized meetups, lessons or a hackathon, or know the projects near you.`,
  },
};
