import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { ApiText } from './api-text.tsx';
import styles from './api-operation-section.module.css';
import type { ApiOperation, ApiParameter, ShapeLine } from './outline/api-outline.ts';
import { TryCall } from './try/try-call.tsx';

/** One call: its purpose, parameters, response, and a command to try it. */
export function ApiOperationSection({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, description, parameters, body, response } = operation;
  return (
    <article className={styles.operation} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className={styles.method}>{method}</span> <code>{path}</code>
      </h3>
      {summary ? (
        <p>
          <ApiText text={summary} />
        </p>
      ) : null}
      {description && description !== summary ? (
        <p className="mute">
          <ApiText text={description} />
        </p>
      ) : null}
      {parameters.length > 0 ? <Parameters parameters={parameters} /> : null}
      {body.length > 0 ? (
        <>
          <h4>
            <Trans comment="Heading: the body of an HTTP request">Body</Trans>
          </h4>
          <Shape lines={body} />
        </>
      ) : null}
      {response.length > 0 ? (
        <>
          <h4>
            <Trans comment="Heading: what a call of the API returns">Response</Trans>
          </h4>
          <Shape lines={response} />
        </>
      ) : null}
      <Example operation={operation} />
    </article>
  );
}

/** The call as a command. One that changes nothing can be sent from the page. */
function Example({ operation }: { operation: ApiOperation }) {
  const { t } = useLingui();
  const { curl, method, body } = operation;
  return (
    <>
      <h4>
        <Trans>Try it</Trans>
      </h4>
      <div className={styles.example}>
        <pre tabIndex={0} dir="ltr">
          <code>{curl}</code>
        </pre>
        <CopyButton value={curl} label={t`Copy`} copiedLabel={t`Copied`} failedLabel={t`Could not copy`} />
      </div>
      {method === 'GET' && body.length === 0 ? <TryCall operation={operation} /> : null}
    </>
  );
}

function Parameters({ parameters }: { parameters: readonly ApiParameter[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t`Parameters`}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Parameter</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column head: where a parameter is sent (path, query, header)">Location</Trans>
            </th>
            <th scope="col">
              <Trans comment="Heading: what a call of the API expects in its body">Type</Trans>
            </th>
            <th scope="col">
              <Trans>Description</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <ParameterRow key={`${parameter.place} ${parameter.name}`} parameter={parameter} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ParameterRow({ parameter: { name, place, type, isRequired, note } }: { parameter: ApiParameter }) {
  const { t } = useLingui();
  const places: Record<ApiParameter['place'], string> = {
    query: t`query`,
    path: t`path`,
    header: t`header`,
    cookie: t`cookie`,
  };
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{places[place]}</td>
      <td>
        <code>{type}</code>
      </td>
      <td>
        {isRequired ? (
          <b>
            <Trans>Required.</Trans>
            <SentenceGap />
          </b>
        ) : null}
        {note ? <ApiText text={note} /> : null}
      </td>
    </tr>
  );
}

/** Indentation by class: a shape is never deeper than six. */
const depths = [styles.d0, styles.d1, styles.d2, styles.d3, styles.d4, styles.d5];

/** The members of an object, one per line. */
export function Shape({ lines }: { lines: readonly ShapeLine[] }) {
  return (
    <ul className={styles.shape}>
      {lines.map(({ depth, name, type, isOptional, note }, position) => (
        <li key={position} className={depths[depth]}>
          <code>
            {name}
            {isOptional ? '?' : ''}
          </code>
          <code className={styles.type}>{type}</code>
          {note ? (
            <span>
              <ApiText text={note} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
