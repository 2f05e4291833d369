import styles from './finding-mark.module.css';

export type MarkTone = 'stop' | 'look' | 'passed';

const shapes: Record<MarkTone, string> = {
  stop: 'M1.5 1.5h9v9h-9z',
  look: 'M6 0 9.5 5.4h-7zM6 6 9.5 11.6h-7z',
  passed: 'M6 1 11 11H1z',
};
const words: Record<MarkTone, string> = { stop: 'Stop', look: 'Look closer', passed: 'Passed' };

/** A mark by its shape: a square stops, two triangles ask for a closer look, one triangle has passed. Nothing for none. @param props.count shown beside it @param props.isSilent the text beside it says the same */
export function FindingMark({
  tone,
  count,
  isSilent,
}: {
  tone: MarkTone;
  count?: number;
  isSilent?: boolean;
}) {
  const named = isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[tone] };
  if (count === 0) return null;
  return (
    <span className={styles['mark']} data-mark={tone}>
      <svg viewBox="0 0 12 12" width="12" height="12" {...named}>
        <path d={shapes[tone]} fill="currentColor" />
      </svg>
      {count}
    </span>
  );
}
