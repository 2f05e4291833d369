import { Box, Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import type { WatchFindingDetail } from '../model/finding.ts';
import { LinkState } from './link-state.tsx';
import { WatchDecision } from './watch-decision.tsx';
import { WatchEvidence } from './watch-evidence.tsx';
import { describeField, signalWords, stateWords } from './watch-words.ts';

function Facts({ finding }: { finding: WatchFindingDetail }) {
  const { kind, field, hijack, state, listing, submission, public_url: publicUrl } = finding;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {itemKindWords[kind]} · {describeField(field)}
        {hijack && ' · clear signs of a takeover'}
      </Box>
      <LinkState finding={finding} />
      {state === 'open' && finding.unlinked && (
        <Box>Visitors see the item without this link, and read that it is being checked.</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Link href={`#/listings/${listing}`}>Open the listed item</Link>
        {submission !== null && <Link href={`#/submissions/${submission}/show`}>Open the submission</Link>}
        <Link href={publicUrl} target="_blank" rel="noopener noreferrer">
          Open its public page
        </Link>
      </Box>
    </Box>
  );
}

function FindingBody({ record }: { record: WatchFindingDetail }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <CasePage
      list={{ href: '#/watch', name: 'Watch' }}
      title={record.name}
      facts={<Facts finding={record} />}
      isOpen={record.state === 'open'}
      decision={
        <WatchDecision
          finding={record}
          mayDecide={may({ roles }, 'watch.decide')}
          mayDelist={may({ roles }, 'listings.change')}
        />
      }
    >
      <WatchEvidence finding={record} />
    </CasePage>
  );
}

const isWhole = (record: object): record is WatchFindingDetail => 'listing' in record;

/** What of a finding can change while a person decides. */
const factsOf = ({ state, decision, unlinked, withheld, signals, address }: WatchFindingDetail) => ({
  State: [stateWords[state], ...(decision ? [decision.actor, decision.note] : [])].join('\n'),
  Link: unlinked ? 'Withheld from visitors' : 'Shown to visitors',
  'Withheld by': withheld ? `${withheld.actor}\n${withheld.note}` : '',
  Address: address,
  Signals: signals.map(({ code }) => signalWords[code]).join('\n'),
});

/** One finding with its evidence, and the decision. */
export function WatchShow() {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <FindingBody record={record} />}
    </CaseShow>
  );
}
