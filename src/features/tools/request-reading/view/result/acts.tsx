import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locales.ts';
import type { Act, ActKind } from '../../model/request.ts';
import { coinDecimals, formatAmount } from './format-amount.ts';
import styles from './request-result.module.css';

function useActWords(): Record<ActKind, string> {
  const { t } = useLingui();
  return {
    'send-coin': t`Sends the chain’s coin`,
    'send-token': t`Sends a token`,
    'send-item': t`Sends an item of a collection`,
    move: t`Moves a token or an item out of an account`,
    'approve-token': t`Allows an address to spend a token`,
    'approve-either': t`Allows an address to spend a token, or to take one item`,
    'approve-all': t`Allows an address to take every item of a collection`,
    revoke: t`Revokes an approval`,
    offer: t`Offers this for sale`,
    receive: t`You receive this`,
    control: t`Gives control of a contract to another address`,
    delegate: t`Gives control of your account to a contract`,
    'create-contract': t`Creates a contract`,
    'unknown-call': t`Calls a function that we do not know`,
    'sign-in': t`Signs you in to a site`,
    'sign-text': t`Signs a text`,
    'sign-hash': t`Signs bytes that do not show what they mean`,
    'sign-data': t`Signs data of an unknown kind`,
  };
}

/** What happens, one after the other. */
export function Acts({ acts }: { acts: readonly Act[] }) {
  const words = useActWords();
  return (
    <ul className={styles.acts}>
      {acts.map((act, index) => (
        <li key={index}>
          <b>{words[act.kind]}</b>
          <Facts act={act} />
        </li>
      ))}
    </ul>
  );
}

/** Moments after the year 9999 say "never" in what is signed. */
const latestSeconds = 253_402_300_799n;
const dayOf = (seconds: bigint, locale: Locale) =>
  formatDay(new Date(Number(seconds) * 1000).toISOString(), locale);

const coinKinds: ReadonlySet<ActKind> = new Set(['send-coin', 'create-contract']);

interface FactProps {
  name: ReactNode;
  /** It is no text: an address, an amount or a place. */
  isCode?: boolean;
  children: ReactNode;
}

function Fact({ name, isCode = false, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd translate={isCode ? 'no' : undefined}>{children}</dd>
    </>
  );
}

function Amount({ act: { kind, amount, isUnlimited } }: { act: Act }) {
  const locale = useLocale();
  if (amount === null) return null;
  if (coinKinds.has(kind))
    return (
      <Fact name={<Trans context="of tokens or coins">Amount</Trans>} isCode>
        {formatAmount(amount, coinDecimals, locale)}
      </Fact>
    );
  return (
    <Fact name={<Trans>Amount in base units, or number of the item</Trans>} isCode={!isUnlimited}>
      {isUnlimited ? <Trans>Unlimited</Trans> : amount.toString()}
    </Fact>
  );
}

function Facts({ act }: { act: Act }) {
  const { about, party, ends, at } = act;
  const locale = useLocale();
  return (
    <dl className={styles.facts}>
      <Amount act={act} />
      {about === null ? null : (
        <Fact name={<Trans>Token or contract</Trans>} isCode>
          {about}
        </Fact>
      )}
      {party === null ? null : (
        <Fact name={<Trans>Address</Trans>} isCode>
          {party}
        </Fact>
      )}
      {ends === null ? null : (
        <Fact name={<Trans>Valid until</Trans>}>
          {ends > latestSeconds ? <Trans>No end date</Trans> : dayOf(ends, locale)}
        </Fact>
      )}
      {at === '' ? null : (
        <Fact name={<Trans>Part of the request</Trans>} isCode>
          {at}
        </Fact>
      )}
    </dl>
  );
}
