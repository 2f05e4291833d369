import type { DeskAction } from '#features/team/accounts/model/permissions.ts';
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
  /** What is there, or what it is needed for. */
  detail: (step: SetupStep) => string;
  /** What visitors see of it now, in the words of its page; present where the step has a page. */
  seen?: (step: SetupStep) => string;
  /** On the button that marks what came with the product as checked; present where a person can do that. */
  confirm?: { label: string; done: string };
  /** None where it is a setting of the server. */
  form?: StepForm;
  setting?: StepSetting;
}

/** What is set on the server, and the heading in docs/operations.md under which it is explained. */
export interface StepSetting {
  name: string;
  heading: string;
}

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const stepWords: Record<StepId, StepWords> = {
  administrators: {
    title: 'Administrator',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'account', 'accounts')} can invite people and change roles.`
        : 'No account can invite people or change roles. Create an administrator with npm run account.',
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
        : 'Appeals and payments that the chain does not confirm need a second person. With one account, they cannot be decided.',
    form: { href: '#/accounts', label: 'Invite a reviewer', needs: 'accounts.manage' },
  },
  mail: {
    title: 'Emails are sent',
    detail: ({ state, count, isRefused }) => {
      if (isRefused)
        return `Mail servers refuse this portal, so ${plural(count, 'email waits', 'emails wait')} in the outbox, which shows the reasons.`;
      if (state === 'attention') return 'No mail server is configured, so emails stay in the outbox.';
      return count > 0
        ? `The outbox has ${plural(count, 'email that was sent', 'emails that were sent')}.`
        : 'A mail server is configured. No email has been sent yet.';
    },
    form: { href: '#/outbox', label: 'See emails', needs: 'mail.read' },
    setting: { name: 'SMTP_URL', heading: 'Mail' },
  },
  donations: {
    title: 'Payments are verified on the chain',
    detail: ({ state, note, isPending }) => {
      if (note) return `Donations are closed, because the chain and the brand disagree. ${note}`;
      if (isPending) return 'Donations are closed, because the endpoint has not responded yet.';
      return state === 'done'
        ? 'The endpoint responds, and its token is the brand’s.'
        : 'No endpoint is configured, so a reviewer confirms each payment by hand.';
    },
    setting: { name: 'CHAIN_RPC_URL', heading: 'Donations' },
  },
  alerts: {
    title: 'Nothing is wrong with the portal',
    detail: ({ state, note }) => {
      if (note) return `${note}.`;
      return state === 'done'
        ? 'Your team is told when something is.'
        : 'No alert is open. Your team would see a new one only here.';
    },
    setting: { name: 'ALERT_MAIL', heading: 'Metrics and alerts' },
  },
  brand: {
    title: 'Name, logo and colors',
    detail: ({ state, count, note }) => {
      if (state === 'done') return `The brand is your team’s own, from the folder ${note}.`;
      return count > 0
        ? `${plural(count, 'drawing', 'drawings')} in ${note}/logo ${count === 1 ? 'is' : 'are'} still the demonstration’s.`
        : `The brand in the folder ${note} is the demonstration’s.`;
    },
    seen: ({ state }) =>
      state === 'done' ? 'Your marks, colors and name, to download.' : 'Marks of the demonstration.',
    setting: { name: 'BRAND_DIR', heading: 'The brand' },
  },
  chains: {
    title: 'Networks',
    detail: ({ count }) => `${plural(count, 'network', 'networks')} with names, icons and explorers.`,
    seen: ({ count }) => `The token form offers ${plural(count, 'network', 'networks')}.`,
    form: { href: '#/listings/networks', label: 'See networks', needs: 'catalogue.edit' },
  },
  categories: {
    title: 'Categories',
    detail: ({ count, state }) => {
      if (count === 0) return 'A DApp cannot be submitted without at least one.';
      const there = plural(count, 'category', 'categories');
      return state === 'done'
        ? `${there} in the store and in the form.`
        : `${there} came with the product. Your team has not checked them yet.`;
    },
    seen: ({ count }) =>
      count > 0
        ? `${plural(count, 'tab', 'tabs')} above the list of the store.`
        : 'The store has no tabs for categories.',
    confirm: { label: 'Mark as checked', done: 'The categories are marked as checked.' },
    form: { href: '#/listings/categories', label: 'See categories', needs: 'catalogue.edit' },
  },
  releases: {
    title: 'Releases',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'release is', 'releases are')} published.`
        : 'Drop the file. Its checksum is computed in your browser.',
    seen: ({ count }) =>
      count > 0 ? 'Visitors compare a download with the published files.' : '“No app is published yet.”',
    form: { href: '#/releases/create', label: 'Add a release', needs: 'releases.publish' },
  },
  'donation-address': {
    title: 'Donation address',
    detail: ({ state, count, note }) => {
      if (state === 'done')
        return count > 1
          ? `${note}: ${count} people compared it with the wallet.`
          : `${note}: compared with the wallet, and donations arrive on the chain.`;
      return count > 0
        ? `${note}: one person compared it. A second person has to compare it too, or the chain has to confirm a first donation.`
        : `${note}. Two administrators compare it with the wallet, character by character.`;
    },
    seen: () => 'The form shows this address in its last step.',
    confirm: { label: 'Mark as compared', done: 'You have compared the donation address.' },
    setting: { name: 'donation.receivingAddress in brand.json', heading: 'Donations' },
  },
  'legal-texts': {
    title: 'Privacy and terms',
    detail: ({ state, note, isPending }) => {
      if (isPending) return 'The privacy and terms pages are being opened.';
      if (state === 'done') return 'All privacy and terms pages respond.';
      return note
        ? `These pages of your help site do not respond: ${note}.`
        : 'The help site is the demonstration’s, which does not exist.';
    },
    seen: ({ state }) =>
      state === 'done'
        ? 'The footer of every page leads to your texts.'
        : 'The footer of every page leads to a page that does not respond.',
    setting: { name: 'staticContentOrigin in brand.json', heading: 'Privacy and terms' },
  },
  listings: {
    title: 'First DApps, tokens and collections',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'DApp, token or collection is', 'DApps, tokens and collections are')} listed.`
        : 'Teams submit them. An import adds many together.',
    seen: ({ count }) =>
      count > 0 ? 'The store lists them and finds them by search.' : '“No records found”',
    form: { href: '#/listings', label: 'See listed items', needs: 'listings.read' },
  },
  news: {
    title: 'News',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'item is', 'items are')} published.`
        : 'Announce releases, maintenance and warnings here.',
    seen: ({ count }) =>
      count > 0 ? 'The list shows them, the latest first.' : 'The page says that there are no notices yet.',
    form: { href: '#/content/news/create', label: 'Write news', needs: 'content.edit' },
  },
  banners: {
    title: 'Banner',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'banner is', 'banners are')} published.`
        : 'A picture with a title and a link.',
    seen: ({ count }) =>
      count > 0 ? 'The home page shows them in a row.' : 'The home page leaves the row out.',
    form: { href: '#/content/banner/create', label: 'Add a banner', needs: 'content.edit' },
  },
  tutorials: {
    title: 'Tutorials',
    detail: ({ count }) =>
      count > 0
        ? `${plural(count, 'tutorial is', 'tutorials are')} published.`
        : 'What a visitor reads before connecting a wallet to a DApp.',
    seen: ({ count }) =>
      count > 0 ? 'The store shows them beside the list.' : 'The store shows none beside the list.',
    form: { href: '#/content/tutorial/create', label: 'Write a tutorial', needs: 'content.edit' },
  },
  answers: {
    title: 'Canned answers',
    detail: ({ state, count }) => {
      if (count > 0)
        return `${plural(count, 'answer lacks', 'answers lack')} a language. Teams get English there.`;
      return state === 'done'
        ? 'Every answer is there in every language.'
        : 'The answers for every reason came with the product. Your team has not checked them yet.';
    },
    confirm: { label: 'Mark as checked', done: 'The answers are marked as checked.' },
    form: { href: '#/submissions/answers', label: 'See answers', needs: 'answers.edit' },
  },
};
