import type { Role } from '../model/role.ts';

export const roleWords: Record<Role, string> = {
  reviewer: 'Reviewer',
  editor: 'Editor',
  recruiter: 'Recruiter',
  bookkeeper: 'Bookkeeper',
  observer: 'Observer',
  administrator: 'Administrator',
};

/** What a role is for, where someone chooses it. */
export const roleHints: Record<Role, string> = {
  reviewer: 'decides about DApps, tokens and NFTs',
  editor: 'writes the content',
  recruiter: 'decides about applications of ambassadors',
  bookkeeper: 'keeps the books of donations and refunds',
  observer: 'reads cases, releases and numbers, and decides nothing',
  administrator: 'can do everything, and manages accounts',
};
