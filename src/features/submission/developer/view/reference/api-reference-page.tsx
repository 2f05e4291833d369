import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { Crumbs } from '#ui/crumbs/crumbs.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { ApiOperationSection, Shape } from './api-operation-section.tsx';
import { ApiText } from './api-text.tsx';
import styles from './api-reference-page.module.css';
import { openApiAddress } from './open-api-address.ts';
import type { ApiOutline } from './outline/api-outline.ts';

/** The content API as a readable page, generated from the OpenAPI document. */
export function ApiReferencePage({ data }: { data: ApiOutline }) {
  const { t } = useLingui();
  const href = useHref();
  const { version } = data;
  return (
    <div className={`wrap ${styles.layout}`}>
      <header className={styles.head}>
        <Crumbs label={t`Breadcrumb`} href={href('/developer')} back={<Trans>Developers</Trans>}>
          <Trans>API</Trans>
        </Crumbs>
        <h1>
          <Trans>Content API</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Chains, categories, DApps, tokens and news as JSON, open to everyone. Every response has the same
            envelope. A result of 0 means success, and any other number comes with an error message.
          </Trans>
        </p>
        <p className={styles.facts}>
          <span className="mute sm num">
            <Trans>Version {version}</Trans>
          </span>
          <TextLink href={openApiAddress} iconEnd="download" download>
            <Trans>OpenAPI document</Trans>
          </TextLink>
        </p>
      </header>
      <nav className={styles.index} aria-label={t`API calls`}>
        <ul>
          {data.groups.map(({ id, name, operations }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <ApiText text={name} />
              </a>
              <ul>
                {operations.map((operation) => (
                  <li key={operation.id}>
                    <a href={`#${operation.id}`}>{operation.path}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {data.groups.map(({ id, name, description, operations, shapes }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <ApiText text={name} />
            </h2>
            {description ? (
              <p className="mute">
                <ApiText text={description} />
              </p>
            ) : null}
            {operations.map((operation) => (
              <ApiOperationSection key={operation.id} operation={operation} />
            ))}
            {shapes.map((shape) => (
              <article key={shape.name} className={styles.shape}>
                <h3>
                  <code>{shape.name}</code>
                </h3>
                <Shape lines={shape.members} />
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
