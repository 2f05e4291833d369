import { useId } from 'react';
import styles from './unsurveyed-chart.module.css';
import chartUrl from './unsurveyed.svg?url&no-inline';

/** The limit of the survey, from the top to the bottom. */
const limit = '640 0 612 74 648 150 590 236 636 318 604 402 662 470 620 566 668 640 628 716 652 780';

/** A coast with its islands as far as it was surveyed; beyond, the contours are guessed, and the course ends at an open position. */
export function UnsurveyedChart() {
  const id = useId();
  const [inside, fade, outside] = [`${id}i`, `${id}f`, `${id}o`];
  return (
    <svg
      className={styles.chart}
      viewBox="0 0 1440 780"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <defs>
        <clipPath id={inside}>
          <path d={`M0 0 ${limit} 0 780z`} />
        </clipPath>
        <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="590" x2="745">
          <stop stopColor="#fff" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".9" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id={outside}>
          <path d={`M1440 0 ${limit} 1440 780z`} fill={`url(#${fade})`} />
        </mask>
      </defs>
      <g className={styles.surveyed} clipPath={`url(#${inside})`}>
        <use href={`${chartUrl}#contours`} />
      </g>
      <g className={styles.guessed} mask={`url(#${outside})`}>
        <use href={`${chartUrl}#contours`} />
      </g>
      <g className={styles.words}>
        <use href={`${chartUrl}#soundings`} />
        <use href={`${chartUrl}#names`} />
      </g>
      <use href={`${chartUrl}#course`} />
    </svg>
  );
}
