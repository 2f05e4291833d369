import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { parseVersion } from '../../model/parse-version.ts';
import { releasesOf, type PublishedRelease } from '../../model/release.ts';
import { judgeVersion, type Verdict } from '../../model/verdict.ts';
import { usePlatformName } from '../platform-words.ts';
import styles from './small-check.module.css';
import { VerdictPanel } from './verdict-panel.tsx';

/** Looks up the version shown in an installed app. */
export function VersionCheck({ releases }: { releases: readonly PublishedRelease[] }) {
  const { t } = useLingui();
  const platformName = usePlatformName();
  const published = [...new Set(releases.map(({ platform }) => platform))];
  const [platform, setPlatform] = useState(published[0] ?? '');
  const [text, setText] = useState('');
  const [isMalformed, setIsMalformed] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();

  const change = (set: () => void) => {
    set();
    setIsMalformed(false);
    setVerdict(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const version = parseVersion(text);
    setIsMalformed(version === undefined);
    setVerdict(version === undefined ? undefined : judgeVersion(releases, { platform, version }));
  };
  return (
    <section className={styles.check} aria-labelledby="version-check">
      <h2 id="version-check">
        <Trans>Look up a version</Trans>
      </h2>
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.pair}>
          <Field id="platform" label={<Trans>Platform</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={platform}
                options={published.map((value) => ({ value, label: platformName(value) }))}
                onChange={(event) => change(() => setPlatform(event.target.value))}
              />
            )}
          </Field>
          <Field
            id="version"
            label={<Trans>Version</Trans>}
            error={isMalformed ? t`Numbers separated by dots, such as 3.8.0.` : undefined}
          >
            {(control) => (
              <>
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={40}
                  list="versions"
                  value={text}
                  onChange={(event) => change(() => setText(event.target.value))}
                />
                <datalist id="versions">
                  {releasesOf(releases, platform).map(({ version }) => (
                    <option key={version} value={version} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
        <Button type="submit">
          <Trans>Look up version</Trans>
        </Button>
      </form>
      <div role="status" className={styles.outcome}>
        {verdict ? <VerdictPanel verdict={verdict} /> : null}
      </div>
    </section>
  );
}
