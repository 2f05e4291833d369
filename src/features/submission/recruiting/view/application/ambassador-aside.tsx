import { Trans, useLingui } from '@lingui/react/macro';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import aside from '#features/submission/submission-form/view/form/preview-aside.module.css';
import { Course } from './course.tsx';

/** Beside the form on wide screens: the next steps, and what is worth knowing. */
export function AmbassadorAside() {
  const { t } = useLingui();
  const title = t`Next steps`;
  return (
    <aside className={aside.aside} aria-label={title}>
      <div className={aside.inner}>
        <p>{title}</p>
        <Course current={0} hasEnded={false} compact />
        <ul className={aside.notes}>
          <li>
            <StatusIcon kind="info" />
            <Trans>The form keeps your entries if you close the page.</Trans>
          </li>
          <li>
            <StatusIcon kind="warning" />
            <Trans>We never ask candidates for money, keys or a recovery phrase.</Trans>
          </li>
        </ul>
      </div>
    </aside>
  );
}
