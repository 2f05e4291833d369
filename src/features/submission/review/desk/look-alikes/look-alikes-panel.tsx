import {
  Box,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { describeTime } from '#lib/describe-time.ts';
import {
  comparedForm,
  likenesses,
  type ComparedItem,
  type Likeness,
  type ReviewLookAlike,
} from '../../model/look-alike.ts';
import type { ReviewSubmission } from '../../model/review-submission.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { fileLink } from '#features/submission/review-queue/desk/file-link.ts';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';

/** Contracts of one side that are shown; a DApp can have a thousand. */
const contractsMax = 5;

const likenessWords: Record<Likeness, string> = {
  logo: 'Logo',
  name: 'Name',
  symbol: 'Symbol',
  link: 'Link',
  contract: 'Contracts',
};

function Logo({ icon, of }: { icon: string | null; of: string }) {
  if (icon === null) return 'On another host';
  return (
    <Box
      component="img"
      src={fileLink(icon)}
      alt={`Logo, ${of}`}
      width={56}
      height={56}
      sx={{ display: 'block', borderRadius: '10px', bgcolor: '#fff' }}
    />
  );
}

/** Those that both have come first. */
function Contracts({ own, others }: { own: readonly string[]; others: readonly string[] }) {
  if (own.length === 0) return 'None';
  const shared = new Set(others.map((address) => address.toLowerCase()));
  const isShared = (address: string) => shared.has(address.toLowerCase());
  const sorted = own.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a)));
  return (
    <>
      {sorted.slice(0, contractsMax).map((address) => (
        <Box key={address} sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {isShared(address) ? <mark>{address}</mark> : address}
        </Box>
      ))}
      {own.length > contractsMax && `and ${own.length - contractsMax} more`}
    </>
  );
}

const drawings: Record<Likeness, (side: ComparedItem, other: ComparedItem, of: string) => ReactNode> = {
  logo: ({ icon }, _other, of) => <Logo icon={icon} of={of} />,
  name: ({ name }) => name,
  symbol: ({ symbol }) => symbol ?? 'None',
  link: ({ link }) => (link === '' ? 'None' : <OuterLink href={link} />),
  contract: ({ contracts }, other) => <Contracts own={contracts} others={other.contracts} />,
};

function Row({ name, isAlike, sides }: { name: string; isAlike?: boolean; sides: readonly ReactNode[] }) {
  return (
    <TableRow sx={isAlike ? { bgcolor: 'action.hover' } : {}}>
      <TableCell component="th" scope="row" sx={isAlike ? { fontWeight: 600 } : {}}>
        {name}
        {isAlike && <Chip size="small" color="warning" label="Similar" sx={{ ml: 1 }} />}
      </TableCell>
      {sides.map((side, index) => (
        <TableCell key={index} sx={{ overflowWrap: 'anywhere' }}>
          {side}
        </TableCell>
      ))}
    </TableRow>
  );
}

function Comparison({ submission, item }: { submission: ReviewSubmission; item: ReviewLookAlike }) {
  const own = comparedForm(submission.payload ?? {});
  const hasSymbol = own.symbol !== null || item.symbol !== null;
  const compared = likenesses.filter((likeness) => likeness !== 'symbol' || hasSymbol);
  const networks = submission.networks.map((key) => submission.networks_known[key]?.title ?? key);
  return (
    <TableContainer sx={{ '& + &': { mt: 2 } }}>
      <Table
        size="small"
        aria-label={`Compared with ${item.name}`}
        sx={{ tableLayout: 'fixed', '& td, & th': { verticalAlign: 'top' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 132 }}>Fact</TableCell>
            <TableCell>This submission</TableCell>
            <TableCell>
              <Link href={`#/listings/${item.listing}`}>{item.isListed ? 'Listed' : 'Delisted'} item</Link>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {compared.map((likeness) => (
            <Row
              key={likeness}
              name={likenessWords[likeness]}
              isAlike={item.alike.includes(likeness)}
              sides={[drawings[likeness](own, item, 'submitted'), drawings[likeness](item, own, 'listed')]}
            />
          ))}
          <Row name="Networks" sides={[networks.join(', '), item.networks.join(', ') || 'None']} />
          <Row
            name="Since"
            sides={[
              `sent ${describeTime(submission.create_time)}`,
              `listed ${describeTime(item.create_time)}`,
            ]}
          />
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The listed items that the submission resembles, each beside it, with what is alike marked. */
export function LookAlikesPanel({ submission }: { submission: ReviewSubmission }) {
  return (
    <FactGroup title="Looks like a listed item">
      {submission.look_alikes.map((item) => (
        <Comparison key={item.listing} submission={submission} item={item} />
      ))}
    </FactGroup>
  );
}
