import { Box } from '@mui/material';
import type { Requirement } from '#features/recruiting/model/requirement.ts';
import type { AmbassadorSubmission } from '#features/submissions/model/ambassador/ambassador-submission.ts';
import type { ReviewFile, ReviewSubmission } from '../model/review-submission.ts';
import { DocumentPages } from './document-pages.tsx';
import { Fact, FactGroup, FactList } from './facts.tsx';
import { LinkedText } from './linked-text.tsx';
import { OuterLink } from './outer-link.tsx';
import { SentContact } from './sent-contact.tsx';

const requirementWords: Record<Requirement, string> = {
  community: 'Looks after a community of 500 or more',
  languages: 'Speaks for a place, and English',
  'self-custody': 'Has held their own keys for a year',
  publishing: 'Publishes about wallets and chains',
  events: 'Brings people together',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

function Cv({ file }: { file: ReviewFile | undefined }) {
  return file ? (
    <DocumentPages sha256={file.sha256} name="the CV" />
  ) : (
    'Deleted: the application was withdrawn'
  );
}

/** Everything that was sent with an application, in the order in which it is read. */
export function SentApplication({ submission }: { submission: ReviewSubmission }) {
  const form = submission.payload as AmbassadorSubmission;
  return (
    <>
      <FactGroup title="The candidate">
        <FactList>
          <Fact name="Name">{form.name}</Fact>
          <Fact name="Country">{countryNames.of(form.country) ?? form.country}</Fact>
          <Fact name="Languages">
            {form.languages.map((language) => languageNames.of(language) ?? language).join(', ')}
          </Fact>
          <Fact name="CV">
            <Cv file={submission.files.find(({ role }) => role === 'cv')} />
          </Fact>
        </FactList>
      </FactGroup>
      <FactGroup title="What they bring">
        <FactList>
          <Fact name="Requirements met">
            {form.requirements.map((requirement) => (
              <div key={requirement}>{requirementWords[requirement]}</div>
            ))}
          </Fact>
          <Fact name="Links">
            {form.links.map((link) => (
              <div key={link}>
                <OuterLink href={link} />
              </div>
            ))}
          </Fact>
          <Fact name="Message">
            {form.message && (
              <Box sx={{ whiteSpace: 'pre-line' }}>
                <LinkedText>{form.message}</LinkedText>
              </Box>
            )}
          </Fact>
        </FactList>
      </FactGroup>
      <SentContact email={form.email} locale={submission.locale} />
    </>
  );
}
