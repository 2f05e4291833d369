import { brand } from '#brand/brand.ts';
import { formatBytes } from '#i18n/format-bytes.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { fileAddress } from '../../model/file-address.ts';
import { filesOf, type Release } from '../../model/release.ts';
import { HashLine } from './hash-line.tsx';
import styles from './release-files.module.css';

/** The hash of a release's file; of several, each with its link and its size. */
export function ReleaseFiles({ release }: { release: Pick<Release, 'file' | 'further'> }) {
  const locale = useLocale();
  const files = filesOf(release);
  const [first] = files;
  if (!first) return null;
  if (files.length === 1) return <HashLine sha256={first.sha256} />;
  return (
    <ul className={styles.files}>
      {files.map(({ name, sizeBytes, sha256 }) => (
        <li key={name}>
          <p>
            <a href={fileAddress(brand, name)}>{name}</a>{' '}
            <span className="num">{formatBytes(sizeBytes, locale)}</span>
          </p>
          <HashLine sha256={sha256} />
        </li>
      ))}
    </ul>
  );
}
