import { Trans } from '@lingui/react/macro';
import type { CallInside, DescribedValue, Description } from '../../model/described/description.ts';
import type { RequestReading } from '../../model/request.ts';
import { Acts } from './acts.tsx';
import { DangerList } from './dangers.tsx';
import { DescribedText } from './described-text.tsx';
import styles from './request-result.module.css';
import { useDescriptions } from './use-descriptions.ts';

/** How the contracts that are called are described, where this site knows that. Files are written in English. */
export function Descriptions({ reading }: { reading: RequestReading }) {
  const { descriptions, hasFailed } = useDescriptions(reading);
  if (!hasFailed && descriptions.length === 0) return null;
  return (
    <div className={styles.acts}>
      {hasFailed ? (
        <p>
          <Trans>
            We could not look up how the contracts are described. The rest of this result is complete.
          </Trans>
        </p>
      ) : null}
      {descriptions.length > 0 ? (
        <p>
          <Trans>Our team confirmed the following descriptions. They do not replace the warnings.</Trans>
        </p>
      ) : null}
      {descriptions.map((description, index) => (
        <OneDescription key={index} description={description} />
      ))}
    </div>
  );
}

function OneDescription({
  description: { at, contract, owner, intent, fields },
}: {
  description: Description;
}) {
  return (
    <div>
      <b lang="en">{intent}</b> <bdi lang="en">({owner})</bdi>
      <dl className={styles.facts}>
        {fields.map(({ label, values }, index) => (
          <div key={index}>
            <dt lang="en">{label}</dt>
            {values === null ? (
              <dd>
                <Trans>See all values of the request.</Trans>
              </dd>
            ) : (
              values.map((value, place) => (
                <dd key={place}>
                  <Value value={value} />
                </dd>
              ))
            )}
          </div>
        ))}
        <div>
          <dt>
            <Trans>Contract</Trans>
          </dt>
          <dd translate="no">{contract}</dd>
        </div>
        {at === '' ? null : (
          <div>
            <dt>
              <Trans>Part of the request</Trans>
            </dt>
            <dd translate="no">{at}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Value({ value }: { value: DescribedValue }) {
  return value.kind === 'call' ? <Inside call={value} /> : <DescribedText value={value} />;
}

/** A call that the described one makes in turn: in the words of its own contract where they fit, and with its dangers in any case. */
function Inside({ call: { contract, acts, dangers, descriptions } }: { call: CallInside }) {
  return (
    <div className={styles.inside}>
      {descriptions.map((description, index) => (
        <OneDescription key={index} description={description} />
      ))}
      {descriptions.length > 0 ? null : (
        <>
          <p>
            <Trans>Contract</Trans>{' '}
            <span className={styles.value} translate="no">
              {contract}
            </span>
          </p>
          <Acts acts={acts} />
        </>
      )}
      {dangers.length > 0 ? <DangerList dangers={dangers} /> : null}
    </div>
  );
}
