import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { localeOfApiLanguage } from '#i18n/api-language.ts';
import { formatDay } from '#i18n/format-day.ts';
import { formatList } from '#i18n/format-list.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { locales } from '#i18n/locales.ts';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Dapp } from '../../model/dapp.ts';
import type { DappFacts } from '../../model/dapp-facts.ts';
import { OpenDapp } from '../risk/open-dapp.tsx';
import { siteOf } from '../risk/site-of.ts';
import styles from './detail-facts.module.css';

type Connection = DappFacts['tp_connect'];

const connectionWords: Record<Connection, () => ReactNode> = {
  both: () => <Trans>Mobile app and browser extension</Trans>,
  extension: () => <Trans>Browser extension only</Trans>,
  mobile: () => <Trans>Mobile app only</Trans>,
  none: () => <Trans>No wallet connection</Trans>,
};

/** How a DApp connects to the wallet. */
function ConnectionWords({ value }: { value: Connection }) {
  return connectionWords[value]();
}

/** A DApp's facts at a glance, and where to report a problem. */
export function DetailFacts({ dapp }: { dapp: Dapp }) {
  const locale = useLocale();
  const wallet = brand.name;
  const site = siteOf(dapp.url);
  return (
    <aside className={styles.facts}>
      <h2>
        <Trans>At a glance</Trans>
      </h2>
      <dl>
        <Fact name={<Trans>Site</Trans>}>
          {site ? (
            <OpenDapp dapp={dapp} kind="link" label={site.text} />
          ) : (
            <NoLink isWithheld={dapp.withheld_links.includes('url')} />
          )}
        </Fact>
        <Fact name={<Trans>Audit</Trans>}>
          <AuditLink dapp={dapp} />
        </Fact>
        <Fact
          name={
            <Trans comment="Before the ways a DApp reaches the wallet: mobile, extension">
              Connects with
            </Trans>
          }
        >
          <ConnectionWords value={dapp.tp_connect} />
        </Fact>
        <LanguagesFact dapp={dapp} />
        <Fact name={<Trans context="date of a listing">Listed</Trans>}>
          <time dateTime={dapp.create_time}>{formatDay(dapp.create_time, locale)}</time>
        </Fact>
      </dl>
      <p className={styles.note}>
        <Trans>{wallet} reviews listings, but cannot vouch for every contract behind them.</Trans>
      </p>
      <ReportLink dapp={dapp} />
    </aside>
  );
}

function LanguagesFact({ dapp }: { dapp: Dapp }) {
  const locale = useLocale();
  const languages = [...new Set(dapp.languages.map((code) => locales[localeOfApiLanguage(code)].name))];
  if (languages.length === 0) return null;
  return (
    <Fact
      name={<Trans comment="Before the languages in which the DApp has a description">Description in</Trans>}
    >
      {formatList(languages, locale)}
    </Fact>
  );
}

function NoLink({ isWithheld }: { isWithheld: boolean }) {
  return isWithheld ? <Trans>Link is being checked</Trans> : <Trans>None</Trans>;
}

function AuditLink({ dapp: { audit_url: url, withheld_links: withheld } }: { dapp: Dapp }) {
  if (withheld.includes('audit_url')) return <Trans>Link is being checked</Trans>;
  if (!url || !siteOf(url)) return <Trans>No known report</Trans>;
  return (
    <TextLink size="small" href={url} target="_blank" rel="noopener noreferrer" iconEnd="arrow-up-right">
      <Trans>Read the report</Trans>
    </TextLink>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ReportLink({ dapp }: { dapp: Dapp }) {
  const href = useHref();
  return (
    <TextLink size="small" icon="shield-alert" href={href(`/report?dapp=${dapp.hid}`)} rel="nofollow">
      <Trans>Report a problem</Trans>
    </TextLink>
  );
}
