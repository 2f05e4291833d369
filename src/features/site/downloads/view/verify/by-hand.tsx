import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import styles from './by-hand.module.css';

/** Commands that compute a SHA-256 on each system; `{file}` is replaced by the name. */
const commands = [
  { system: 'Windows', command: (file: string) => `Get-FileHash -Algorithm SHA256 "${file}"` },
  { system: 'macOS', command: (file: string) => `shasum -a 256 "${file}"` },
  { system: 'Linux', command: (file: string) => `sha256sum "${file}"` },
] as const;

/** The same check without this page: for people who prefer a command, or have no JavaScript. */
export function ByHand({ fileName }: { fileName: string }) {
  const { t } = useLingui();
  return (
    <ul className={styles.commands}>
      {commands.map(({ system, command }) => (
        <li key={system}>
          <h3>{system}</h3>
          <code>{command(fileName)}</code>
          <CopyButton
            className={styles.copy}
            value={command(fileName)}
            label={t`Copy`}
            copiedLabel={t`Copied`}
            failedLabel={t`Could not copy`}
          />
        </li>
      ))}
    </ul>
  );
}
