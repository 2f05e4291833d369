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
  editor: 'writes content',
  recruiter: 'decides about ambassador applications',
  bookkeeper: 'keeps the books of donations and refunds',
  observer: 'reads cases, releases and numbers, without deciding',
  administrator: 'can do everything, including managing accounts',
};
