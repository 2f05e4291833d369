import { Trans, useLingui } from '@lingui/react/macro';
import { useLogoWords } from '#features/submission/uploads/view/use-logo-words.ts';
import { Field } from '#ui/field/field.tsx';
import type { ChangeFieldsProps } from './change-fields-props.ts';
import { useLogoFile } from './use-logo-file.ts';
import { useProblem } from './use-problem.ts';
import styles from './change-page.module.css';

/** The logo: a file of the right size, or with JavaScript the part of a larger picture. */
export function LogoField({ data, names }: ChangeFieldsProps) {
  const { t } = useLingui();
  const problem = useProblem(data);
  const words = useLogoWords();
  const { input, preview, error, cropping, choose, use, cancel } = useLogoFile();
  const { icon } = data.draft;
  const isSent = icon !== data.shown.icon;
  const src = preview ?? (isSent ? null : icon);
  return (
    <>
      <Field
        id="icon"
        label={names['icon'] ?? 'icon'}
        optionalLabel={t`optional`}
        hint={<SizeHint />}
        error={error ? words(error) : preview === null ? problem('icon') : undefined}
      >
        {(control) => (
          <>
            {isSent ? <input type="hidden" name="icon" value={icon} /> : null}
            {src === null ? null : <img className={styles.logo} src={src} alt="" width={56} height={56} />}
            <input
              {...control}
              ref={input}
              className={styles.file}
              type="file"
              name="logo"
              accept="image/png,image/jpeg"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </>
        )}
      </Field>
      {cropping ? (
        <cropping.Cropper key={cropping.file.name} file={cropping.file} onDone={use} onCancel={cancel} />
      ) : null}
    </>
  );
}

/**
 * What the file may be. Only with JavaScript is a larger picture cut and redrawn; the style shows the sentence that applies, since the
 * served page is the same for both.
 */
function SizeHint() {
  return (
    <>
      <span className={styles.withScripts}>
        <Trans>
          JPG or PNG, 400 × 400 px or larger, at most 5 MB. Without a file the logo stays as it is.
        </Trans>
      </span>
      <span className={styles.withoutScripts}>
        <Trans>JPG or PNG, 400 × 400 px, at most 1 MB. Without a file the logo stays as it is.</Trans>
      </span>
    </>
  );
}
