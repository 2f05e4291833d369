import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { drawMonogram } from '#lib/monogram.ts';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/field/check.tsx';
import { classNames } from '#ui/class-names.ts';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork } from '../model/read-network.ts';
import { shortHex } from '../model/revoking/revoke-run.ts';
import { assessRisk, type RiskLevel } from '../model/risk.ts';
import { AddressLine } from './address-line.tsx';
import { formatAge, formatAmount } from './approval-text.ts';
import styles from './approvals-table.module.css';
import { useRiskWords } from './use-words.ts';
import { nowSeconds } from './use-approvals.ts';

interface ApprovalsTableProps {
  approvals: readonly Approval[];
  networks: readonly ReadNetwork[];
  selected: ReadonlySet<string>;
  /** False while something is being revoked. */
  canRevoke: boolean;
  onSelect(id: string, isSelected: boolean): void;
  onRevoke(approval: Approval): void;
}

const icons: Record<RiskLevel, StatusIconKind> = { high: 'error', medium: 'warning', low: 'success' };

/** Every approval in force, the most dangerous first. */
export function ApprovalsTable({ approvals, networks, ...rest }: ApprovalsTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">
        <Trans>Approvals of this address, highest risk first</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Token and network</Trans>
          </th>
          <th scope="col">
            <Trans>Risk</Trans>
          </th>
          <th scope="col">
            <Trans>Spender</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans context="of tokens or coins">Amount</Trans>
          </th>
          <th scope="col">
            <Trans>Approved</Trans>
          </th>
          <th scope="col">
            <span className="vh">
              <Trans>Action</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {approvals.map((approval) => (
          <Row
            key={approval.id}
            approval={approval}
            network={networks.find(({ key }) => key === approval.network)}
            {...rest}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<ApprovalsTableProps, 'approvals' | 'networks'> {
  approval: Approval;
  network: ReadNetwork | undefined;
}

/** What the row calls its token and its spender. */
function useNames({ symbol, token, spenderName, spenderCode }: Approval) {
  const { t } = useLingui();
  const unnamed = spenderCode === 'account' ? t`Personal account` : t`Unknown contract`;
  return { token: symbol ?? shortHex(token), spender: spenderName ?? unnamed };
}

function Row({ approval, network, selected, canRevoke, onSelect, onRevoke }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const riskWords = useRiskWords();
  const now = nowSeconds();
  const risk = assessRisk(approval, now);
  const { token, spender } = useNames(approval);
  return (
    <tr className={classNames(risk.level === 'high' && styles.high)}>
      <td className={styles.full}>
        <span className={styles.token}>
          <Check
            checked={selected.has(approval.id)}
            disabled={!canRevoke}
            onChange={(event) => onSelect(approval.id, event.target.checked)}
          >
            <span className="vh">{t`Select ${token}, ${spender}`}</span>
          </Check>
          <Token name={token} approval={approval} network={network} />
        </span>
      </td>
      <td className={styles.full}>
        <span className={styles.risk}>
          <StatusIcon kind={icons[risk.level]} />
          <span>{riskWords(risk, approval)}</span>
        </span>
      </td>
      <td>
        <b>{spender}</b>
        <AddressLine address={approval.spender} name={spender} network={network} />
      </td>
      <td className={styles.number}>
        <Amount approval={approval} />
      </td>
      <td>{approval.given === null ? t`Unknown` : formatAge(approval.given, now, locale)}</td>
      <td className={styles.action}>
        <Button
          size="small"
          disabled={!canRevoke}
          aria-label={t`Revoke ${token} for ${spender}`}
          onClick={() => onRevoke(approval)}
        >
          <Trans>Revoke</Trans>
        </Button>
      </td>
    </tr>
  );
}

function Token({ name, approval, network }: Pick<RowProps, 'approval' | 'network'> & { name: string }) {
  const { kind, standard } = approval;
  const through = kind === 'permit2' ? ' · Permit2' : standard === 'ERC-20' ? '' : ` · ${standard}`;
  return (
    <>
      <span className={styles.icons}>
        <ChainIcon
          src={`data:image/svg+xml,${encodeURIComponent(drawMonogram(name, approval.token))}`}
          size={36}
        />
        {network ? <ChainIcon src={network.icon} size={18} className={styles.chain} /> : null}
      </span>
      <span className={styles.name}>
        <b translate="no">{name}</b>
        <small>
          {network?.title}
          {through}
        </small>
        <AddressLine address={approval.token} name={name} network={network} />
      </span>
    </>
  );
}

function Amount({ approval }: { approval: Approval }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, decimals, isUnlimited, kind, tokenId, atRisk } = approval;
  const inUnits = (units: bigint) =>
    approval.standard === 'ERC-20'
      ? formatAmount(units, decimals ?? 0, locale)
      : formatCount(Number(units), locale);
  const value = atRisk === null ? t`Unknown` : inUnits(atRisk);
  const words = () => {
    if (kind === 'operator') return t`All items`;
    if (kind === 'item') return `#${tokenId}`;
    return isUnlimited ? t`Unlimited` : inUnits(amount ?? 0n);
  };
  return (
    <>
      {words()}
      <small>
        <Trans>at risk: {value}</Trans>
      </small>
    </>
  );
}
