import { classNames } from '../class-names.ts';
import styles from './compass.module.css';

const cardinal = 'M0-166 14-14 0 0-14-14Z';
const cardinalHalf = 'M0-166V0L14-14Z';

/**
 * The full compass rose, drawn with dash arrays. At most one per page; `pointer` colors its north needle
 * coral.
 */
export function Compass({ className, pointer }: { className?: string | undefined; pointer?: boolean }) {
  return (
    <svg
      className={classNames(styles.compass, pointer && styles.pointer, className)}
      viewBox="-200 -200 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle r="196" strokeWidth=".8" />
      <circle r="189" strokeWidth="13" pathLength="360" strokeDasharray=".35 .65" opacity=".75" />
      <circle r="186" strokeWidth="20" pathLength="360" strokeDasharray=".5 9.5" strokeDashoffset=".25" />
      <circle r="172" strokeWidth=".8" />
      <circle r="128" strokeWidth=".8" />
      <circle
        r="122"
        strokeWidth="11"
        pathLength="360"
        strokeDasharray=".5 4.5"
        strokeDashoffset=".25"
        transform="rotate(-4)"
      />
      <circle r="112" strokeWidth=".6" />
      {[0, 90, 180, 270].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path d={cardinal} strokeWidth=".9" />
          <path
            className={degrees === 0 ? styles.north : undefined}
            d={cardinalHalf}
            fill="currentColor"
            stroke="none"
          />
        </g>
      ))}
      {[45, 135, 225, 315].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path d="M0-104 9-9 0 0Z" fill="currentColor" stroke="none" opacity=".55" />
          <path d="M0-104-9-9 0 0Z" strokeWidth=".8" />
        </g>
      ))}
      <circle r="5" className={styles.hub} />
    </svg>
  );
}
