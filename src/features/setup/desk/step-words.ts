import type { DeskAction } from '#features/accounts/model/permissions.ts';
import type { SetupStep, StepGroup, StepId } from '../model/setup-step.ts';

export const groupWords: Record<StepGroup, string> = {
  running: 'Safe to run',
  opening: 'Before you open',
  content: 'What visitors find',
};

/** Where a step is filled in, and what a person must be allowed to do for it. */
export interface StepForm {
  href: string;
  label: string;
  needs: DeskAction;
}

interface StepWords {
  title: string;
  /** What is there, or what visitors see until it is. */
  detail: (step: SetupStep) => string;
  /** None where it is a setting of the server. */
  form?: StepForm;
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const stepWords: Record<StepId, StepWords> = {
  administrators: {
    title: 'Administrator',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'account', 'accounts')} can invite people and change roles.`
        : 'Nobody can invite people or change roles. Make an administrator with npm run account.',
    form: { href: '#/accounts', label: 'See accounts', needs: 'accounts.manage' },
  },
  'second-factors': {
    title: 'Second factor',
    detail: ({ count }) =>
      count === 0
        ? 'Everyone signs in with a second factor.'
        : `${plural(count, 'person signs', 'people sign')} in with a password alone.`,
    form: { href: '#/account', label: 'Set up yours', needs: 'content.read' },
  },
  reviewers: {
    title: 'A second reviewer',
    detail: ({ count }) =>
      count > 1
        ? `${count} people can decide about submissions.`
        : 'An appeal, and a payment that the chain does not confirm, need another person. One account cannot do it.',
    form: { href: '#/accounts', label: 'Invite a reviewer', needs: 'accounts.manage' },
  },
  mail: {
    title: 'Mail goes out',
    detail: ({ state, count }) => {
      if (state === 'attention') return 'SMTP_URL is not set, so emails wait in the outbox and reach nobody.';
      return count > 0
        ? `${plural(count, 'email was', 'emails were')} sent in the last 90 days.`
        : 'A mail server is set, and no email has been sent yet.';
    },
    form: { href: '#/outbox', label: 'See emails', needs: 'mail.read' },
  },
  donations: {
    title: 'Payments are verified on the chain',
    detail: ({ state }) =>
      state === 'done'
        ? 'The endpoint responds, and its token is the brand’s.'
        : 'No endpoint confirms payments: a reviewer confirms each one by hand. Set CHAIN_RPC_URL and start again.',
  },
  chains: {
    title: 'Chains',
    detail: ({ count }) => `${plural(count, 'chain is', 'chains are')} offered in forms and filters.`,
    form: { href: '#/listings/networks', label: 'See chains', needs: 'catalogue.edit' },
  },
  categories: {
    title: 'Categories',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'category', 'categories')} in the store and in the form.`
        : 'A DApp cannot be submitted without at least one.',
    form: { href: '#/listings/categories', label: 'See categories', needs: 'catalogue.edit' },
  },
  releases: {
    title: 'Releases',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'file', 'files')} can be downloaded and verified.`
        : 'Until there is one, the page that verifies downloads says “There is nothing to compare with yet.”',
    form: { href: '#/releases/create', label: 'Add a release', needs: 'releases.publish' },
  },
  listings: {
    title: 'First DApps and tokens',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'item is', 'items are')} listed.`
        : 'The store says that there are no records. Teams submit them; an import adds many at once.',
    form: { href: '#/listings', label: 'See listed items', needs: 'listings.read' },
  },
  news: {
    title: 'News',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'item', 'items')} published.`
        : 'The news page says that there are no notices yet.',
    form: { href: '#/content/news/create', label: 'Write news', needs: 'content.edit' },
  },
  banners: {
    title: 'Banner',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'banner', 'banners')} on the home page.`
        : 'The home page leaves the row out.',
    form: { href: '#/content/banner/create', label: 'Add a banner', needs: 'content.edit' },
  },
  tutorials: {
    title: 'Tutorials',
    detail: ({ count }) =>
      count > 0 ? `${plural(count, 'tutorial', 'tutorials')} published.` : 'The page about DApps shows none.',
    form: { href: '#/content/tutorial/create', label: 'Write a tutorial', needs: 'content.edit' },
  },
};
