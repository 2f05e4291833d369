import styles from './hash-plate.module.css';

const groupsOf = (sha256: string) => sha256.match(/.{4}/g) ?? [];

/** Drawing units: one depth for each digit, from the surface on the left. */
const rowHeight = 8.125;
const round = (units: number) => Math.round(units * 10) / 10;

function profileOf(sha256: string): string {
  return [...sha256]
    .map(
      (digit, row) => `${8 + Math.round(Number.parseInt(digit, 16) * 5.6)} ${round((row + 0.5) * rowHeight)}`,
    )
    .join('L');
}

const tick = (row: number) => `M0 ${round(row * rowHeight)}H${row % 16 === 0 ? 14 : row % 4 === 0 ? 9 : 4}`;
const ticks = Array.from({ length: 65 }, (_, row) => tick(row)).join('');

/** The hash of a file as a seabed: 64 digits, one depth each. Drawing; the hash itself is in the list of the page. */
export function HashPlate({ sha256 }: { sha256: string }) {
  const profile = profileOf(sha256);
  return (
    <div className={styles.plate} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 100 520" preserveAspectRatio="none">
        <path className={styles.water} d={`M0 0L${profile}L0 520Z`} />
        <path className={styles.line} d={`M${profile}`} />
        <path className={styles.ticks} d={ticks} />
      </svg>
      <ol>
        {groupsOf(sha256).map((group, row) => (
          <li key={row}>
            <small>{row * 4 + 1}</small>
            <code>{group}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
