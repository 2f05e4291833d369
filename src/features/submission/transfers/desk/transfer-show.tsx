import { Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { ChainAddress } from '#features/core/desk-kit/desk/chain-address.tsx';
import { Fact, FactGroup, FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { TransferCase } from '../model/transfer-case.ts';
import { Resemblances } from './resemblances.tsx';
import { TransferDecision } from './transfer-decision.tsx';
import { outcomeWords } from './transfer-words.ts';

function Claims({ ids }: { ids: readonly number[] }) {
  return ids.map((id) => (
    <span key={id}>
      <Link href={`#/submissions/${id}/show`}>{`Submission ${id}`}</Link>{' '}
    </span>
  ));
}

function Transfer({ item }: { item: TransferCase }) {
  return (
    <FactGroup title="Transfer">
      <FactList>
        <Fact name="Transaction">
          <OuterLink href={item.explorer_link}>{item.tx_hash}</OuterLink>
        </Fact>
        <Fact name="From">
          <ChainAddress address={item.sender} addressLink={null} />
        </Fact>
        <Fact name="To">
          <ChainAddress address={item.receiver} addressLink={null} />
        </Fact>
        <Fact name="Network">{`${item.network}, block ${item.block_number}`}</Fact>
        <Fact name="Mined">
          {item.mined_time === null ? 'Not provided by the endpoint' : describeTime(item.mined_time)}
        </Fact>
        <Fact name="Found">{describeTime(item.found_time)}</Fact>
        {item.gone_time !== null && <Fact name="Not on the chain since">{describeTime(item.gone_time)}</Fact>}
        {item.claimed_by.length > 0 && (
          <Fact name="Claimed by">
            <Claims ids={item.claimed_by} />
          </Fact>
        )}
      </FactList>
    </FactGroup>
  );
}

function CaseBody({ record }: { record: TransferCase }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <CasePage
      list={{ href: '#/transfers', name: 'Transfers' }}
      title={`${record.amount} ${record.symbol}`}
      facts={null}
      isOpen={!record.decision && record.gone_time === null && record.claimed_by.length === 0}
      decision={<TransferDecision item={record} mayDecide={may({ roles }, 'transfers.decide')} />}
    >
      <Transfer item={record} />
      <FactGroup title="Possible matches">
        <Resemblances found={record.resembles} symbol={record.symbol} />
      </FactGroup>
    </CasePage>
  );
}

const isWhole = (record: object): record is TransferCase => 'resembles' in record;

/** What of a transfer can change while a person decides. */
const factsOf = ({ decision, gone_time, claimed_by, resembles }: TransferCase) => ({
  Decision: decision ? `${outcomeWords[decision.outcome]}, ${decision.actor}\n${decision.note}` : '',
  'On the chain': gone_time === null ? 'Yes' : `Not since ${describeTime(gone_time)}`,
  'Claimed by': claimed_by.map((id) => `Submission ${id}`).join('\n'),
  Resembles: resembles.map(({ submission: { id, title } }) => `${id}: ${title}`).join('\n'),
});

/** One transfer with what it resembles, and the decision. */
export function TransferShow() {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <CaseBody record={record} />}
    </CaseShow>
  );
}
