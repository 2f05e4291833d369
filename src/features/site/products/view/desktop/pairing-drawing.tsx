import { useLingui } from '@lingui/react/macro';
import styles from './pairing-drawing.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The computer's screen and the phone from above, with the data between them. */
export function PairingDrawing() {
  const { t } = useLingui();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 640 400"
      role="img"
      aria-label={t`A computer and a phone. A transfer goes to the phone, and a signature comes back. The key stays in the phone.`}
    >
      <g aria-hidden="true">
        <rect className={styles.screen} x="2" y="30" width="360" height="270" rx="10" />
        <path className={styles.rail} d="M12 30h46v270H12a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z" />
        {rows.map((row) => (
          <path
            key={row}
            className={styles.row}
            d={`M82 ${84 + row * 36}h${[120, 96, 134, 88, 110, 102][row]}M278 ${84 + row * 36}h56`}
          />
        ))}
        <path className={styles.rule} d={rows.map((row) => `M82 ${102 + row * 36}H334`).join('')} />
        <path className={styles.stand} d="M150 300v34M214 300v34M100 334H264" />
        <rect className={styles.phone} x="498" y="74" width="128" height="262" rx="20" />
        <rect className={styles.glass} x="504" y="80" width="116" height="250" rx="15" />
        <rect className={styles.island} x="543" y="88" width="38" height="10" rx="5" />
        <path className={styles.row} d="M522 132h60M522 150h80M522 250h80M522 268h50" />
        <g className={styles.key} transform="translate(543 176) scale(1.6)">
          <circle cx="16" cy="8" r="6.5" />
          <path d="m11.4 12.6-9 9v4h5v-3h3v-3h2.6" />
        </g>
        <path className={styles.course} d="M364 150H492M492 230H364" />
        <path className={styles.arrow} d="m484 144 10 6-10 6M374 224l-10 6 10 6" />
        <text className={styles.word} x="429" y="138">
          {t`Transfer`}
        </text>
        <text className={styles.word} x="429" y="256">
          {t`Signature`}
        </text>
        <text className={styles.word} x="562" y="366">
          {t({ message: 'Keys', context: 'written under the phone in a drawing' })}
        </text>
      </g>
    </svg>
  );
}
