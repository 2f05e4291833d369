import type { Requirement } from '../model/requirement.ts';
import { ambassadorDesk, ambassadorFields, type AmbassadorDraft } from '../model/ambassador-fields.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import type { DeskKind } from '#features/submission/review/desk/desk-kind.ts';
import { DocumentPages } from '#features/submission/review/desk/document-pages.tsx';
import type { DrawingOf } from '#features/submission/review/desk/drawing.ts';

/** Fields of the application, as the desk calls them. */
const words: Readonly<Record<keyof AmbassadorDraft, string>> = {
  name: 'Name',
  email: 'Email',
  country: 'Country or region',
  languages: 'Languages',
  requirements: 'Requirements met',
  links: 'Links',
  cv: 'CV',
  message: 'Message',
};

const requirementWords: Record<Requirement, string> = {
  community: 'Runs a community of 500 or more',
  languages: 'Represents a region, and speaks English',
  'self-custody': 'Has held their own keys for a year',
  publishing: 'Publishes about wallets and chains',
  events: 'Brings people together',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** Why an application has no CV. */
const withoutCv = ({ state }: Pick<ReviewSubmission, 'state'>) =>
  state === 'withdrawn'
    ? 'Deleted because the application was withdrawn'
    : 'Deleted at the end of its period after the decision';

function drawingOf({ files, state }: ReviewSubmission): DrawingOf<typeof ambassadorFields> {
  const cv = files.find(({ role }) => role === 'cv');
  return {
    draw: {
      country: (country) => countryNames.of(country) ?? country,
      languages: (languages) => languages.map((tag) => languageNames.of(tag) ?? tag).join(', '),
      requirements: (met) =>
        met.map((requirement) => <div key={requirement}>{requirementWords[requirement]}</div>),
      cv: () => (cv ? <DocumentPages sha256={cv.sha256} name="the CV" /> : withoutCv({ state })),
    },
  };
}

/** Applications of ambassadors at the desk. */
export const ambassadorDeskKind: DeskKind = {
  fields: ambassadorFields,
  groups: ambassadorDesk,
  words,
  drawingOf,
};
