import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { errorToast } from '#ui/toast/error-toast-store.ts';
import { fetchedOnce } from '#lib/fetched-once.ts';
import { RequirementItem } from '../requirements/requirement-item.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { ReviewTimesLink } from '../review-times-link.tsx';
import requirements from './requirements.module.css';

export interface RequirementsProps {
  /** One sentence below the title. */
  summary: ReactNode;
  /** True unfolds them from the start, where they are few. */
  open?: boolean;
  /** `Requirement` for each. */
  children: ReactNode;
}

/** What has to be true in order to be listed. */
export function Requirements({ summary, open, children }: RequirementsProps) {
  return (
    <details className={requirements.box} id="requirements" open={open}>
      <summary>
        <Icon name="file-text" />
        <span>
          <b>
            <Trans>Listing requirements</Trans>
          </b>
          <small>{summary}</small>
        </span>
        <Icon name="chevron-down" className={requirements.chevron} />
      </summary>
      <ul>{children}</ul>
      <BrandRequirements />
      <ReviewTimesLink className={requirements.times} />
    </details>
  );
}

export function Requirement({ children }: { children: ReactNode }) {
  return (
    <li>
      <StatusIcon kind="success" className={requirements.buoy} />
      <span>{children}</span>
    </li>
  );
}

/** Few people ask for the token's facts. */
const fetchedInfo = fetchedOnce(() => import('../requirements/token-info-dialog.tsx'));

/** Further requirements of the brand; a mark in its text opens the facts of the token. */
function BrandRequirements() {
  const { data } = useFlow();
  const { t } = useLingui();
  const [infoShown, setInfoShown] = useState(false);
  const showInfo = () =>
    void fetchedInfo.fetch().then(
      () => setInfoShown(true),
      () => errorToast.show(t`We could not reach the server.`),
    );
  const info = fetchedInfo.current();
  if (data.requirements.length === 0) return null;
  return (
    <>
      <ul>
        {data.requirements.map((requirement) => (
          <Requirement key={requirement.text}>
            <RequirementItem requirement={requirement} onInfo={showInfo} />
          </Requirement>
        ))}
      </ul>
      {info && <info.TokenInfoDialog open={infoShown} onClose={() => setInfoShown(false)} />}
    </>
  );
}
