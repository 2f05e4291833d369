import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { headlineOf, listSteps, needsPair, type Step, type StepState } from '../model/read-result.ts';
import { Channel } from './channel.tsx';
import { checkNames, outcomeWords } from './check-words.ts';
import { formatHundredths } from './format-measure.ts';
import { headlines } from './headline-words.ts';
import styles from './token-check.module.css';

interface VerdictProps {
  check: CheckAnswer;
  /** Null where the field is there already. */
  onEnterPair: (() => void) | null;
}

/** What the check says, and the passage that it tried. */
export function Verdict({ check, onEnterPair }: VerdictProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { icon, title, text } = headlines[headlineOf(check)];
  const steps = listSteps(check.findings);
  const block = formatCount(check.block, locale);
  return (
    <section className={styles.verdict} aria-labelledby="token-check-verdict">
      <div>
        <TokenName check={check} block={block} />
        <h2 id="token-check-verdict">
          <StatusIcon kind={icon} className={styles.sign} />
          <span>{i18n._(title)}</span>
        </h2>
        <p className="mute">{i18n._(text(block))}</p>
        <Unknown check={check} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <StepLine key={step.id} step={step} />
          ))}
        </ol>
        {needsPair(check.findings) ? <WithoutPair onEnterPair={onEnterPair} /> : null}
      </div>
      <div>
        <Channel steps={steps} />
      </div>
    </section>
  );
}

/** The names are the contract's own. The address says what was checked: names are copied, and the field above may have another one by now. */
function TokenName({ check: { name, symbol, address }, block }: { check: CheckAnswer; block: string }) {
  return (
    <div className={`${styles.token} mute`}>
      <p>
        <bdi translate="no">
          {name ?? address}
          {symbol === null ? null : ` (${symbol})`}
        </bdi>{' '}
        · <Trans>block {block}</Trans>
      </p>
      {name === null ? null : <p translate="no">{address}</p>}
    </div>
  );
}

/** Nothing that is unknown counts as passed, so it is told with every verdict. */
function Unknown({ check: { findings } }: Pick<VerdictProps, 'check'>) {
  const count = findings.filter(({ outcome }) => outcome === 'not-determined').length;
  if (count === 0) return null;
  return (
    <p className="mute">
      <Plural
        value={count}
        one="# check could not be determined."
        other="# checks could not be determined."
      />
    </p>
  );
}

const icons: Record<StepState, StatusIconKind> = {
  worked: 'success',
  partly: 'warning',
  failed: 'error',
  unknown: 'unknown',
};

function StepLine({ step: { id, state, fee } }: { step: Step }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const taken = fee === null ? '' : formatHundredths(fee, locale);
  const words = {
    worked: fee === null ? t`worked` : t`worked, fee ${taken}`,
    partly: t`failed for some buyers or at some times`,
    failed: t`failed`,
    unknown: i18n._(outcomeWords['not-determined']),
  };
  return (
    <li>
      <StatusIcon kind={icons[state]} />
      <span>
        <b>{i18n._(checkNames[id])}</b> {words[state]}
      </span>
    </li>
  );
}

function WithoutPair({ onEnterPair }: Pick<VerdictProps, 'onEnterPair'>) {
  return (
    <div className={styles.pair}>
      <p>
        <Trans>
          Without a trading pair we cannot simulate a resale. Enter the address of a pair, or check again when
          the token trades.
        </Trans>
      </p>
      {onEnterPair ? (
        <Button size="small" onClick={onEnterPair}>
          <Trans>Enter a pair</Trans>
        </Button>
      ) : null}
    </div>
  );
}
