import { Trans } from '@lingui/react/macro';

/** The contents of an application, by form or by email. */
export function ApplicationContents() {
  return (
    <ul>
      <li>
        <Trans>Your name, country or region, and languages</Trans>
      </li>
      <li>
        <Trans>Which of the five requirements you meet</Trans>
      </li>
      <li>
        <Trans>Links to your community or your work</Trans>
      </li>
      <li>
        <Trans>Your CV as PDF, up to 10 MB</Trans>
      </li>
    </ul>
  );
}
