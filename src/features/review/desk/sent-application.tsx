import type { Requirement } from '#features/recruiting/model/requirement.ts';
import {
  ambassadorDesk,
  ambassadorFields,
} from '#features/submissions/model/ambassador/ambassador-fields.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { DocumentPages } from './document-pages.tsx';
import { SentFields, type DrawingOf } from './sent-fields.tsx';

const requirementWords: Record<Requirement, string> = {
  community: 'Looks after a community of 500 or more',
  languages: 'Speaks for a place, and English',
  'self-custody': 'Has held their own keys for a year',
  publishing: 'Publishes about wallets and chains',
  events: 'Brings people together',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

function drawingOf({ files }: ReviewSubmission): DrawingOf<typeof ambassadorFields> {
  const cv = files.find(({ role }) => role === 'cv');
  return {
    draw: {
      country: (country) => countryNames.of(country) ?? country,
      languages: (languages) => languages.map((tag) => languageNames.of(tag) ?? tag).join(', '),
      requirements: (met) =>
        met.map((requirement) => <div key={requirement}>{requirementWords[requirement]}</div>),
      cv: () =>
        cv ? <DocumentPages sha256={cv.sha256} name="the CV" /> : 'Deleted: the application was withdrawn',
    },
  };
}

/** Everything that was sent with an application. */
export function SentApplication({ submission }: { submission: ReviewSubmission }) {
  return (
    <SentFields
      submission={submission}
      fields={ambassadorFields}
      groups={ambassadorDesk}
      drawing={drawingOf(submission)}
    />
  );
}
