import styles from './key-drawings.module.css';

const keyPath =
  'M-9.6 6.3v3.4h3.6V6.9h2.8V4h2.1l2.2-2.2A6.9 6.9 0 1 0-2.4-.6l-6.6 5.2a1.8 1.8 0 0 0-.6 1.7ZM5.2-5.3h.1';

function Person() {
  return (
    <>
      <circle cx="64" cy="64" r="15" />
      <path d="M36 122a28 28 0 0 1 56 0" />
    </>
  );
}

function Key({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.key} transform={`translate(${x} ${y})`}>
      <circle r="24" />
      <path d={keyPath} />
    </g>
  );
}

/** The key is with the company. */
export function OrdinaryAppDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 150" aria-hidden="true">
      <Person />
      <path className={styles.course} d="M108 84H216" />
      <rect className={styles.sheet} x="220" y="26" width="164" height="102" rx="6" />
      <path d="M220 56H384M236 41H262" />
      <Key x={302} y={92} />
    </svg>
  );
}

/** The key is with the person. */
export function DappDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 150" aria-hidden="true">
      <Person />
      <Key x={116} y={100} />
      <path className={styles.course} d="M150 84H232" />
      <path className={styles.sheet} d="M236 26H372V128H236Z" />
      <path d="M254 50H354M254 68H354M254 86H330M254 104H344" />
    </svg>
  );
}
