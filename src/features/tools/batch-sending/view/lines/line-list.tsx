import { useEffect, useRef, type ReactNode } from 'react';
import styles from './lines.module.css';
import { useNearBlocks } from './use-near-blocks.ts';

/** Rows that are drawn together. */
const blockSize = 50;
/** Of a row without a remark, in pixels, as in lines.module.css. */
const rowHeight = 36;

/** Where the list is to go; another object goes there again. */
export interface LineTarget {
  place: number;
}

export interface LineListProps<Row extends { line: number }> {
  /** Name of the list for screen readers. */
  label: string;
  rows: readonly Row[];
  target: LineTarget | null;
  toneOf(row: Row): 'error' | 'warning' | null;
  children: (row: Row) => ReactNode;
}

/**
 * Any number of rows in a box that scrolls, of which those near its window are in the page. Rows have the height of their words: a block that
 * goes out of sight keeps its own as an empty place.
 */
export function LineList<Row extends { line: number }>(props: LineListProps<Row>) {
  const { label, rows, target } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = Math.ceil(rows.length / blockSize);
  const sights = useNearBlocks(box, count);
  useEffect(() => {
    const row = target === null ? null : box.current?.querySelector<HTMLElement>('[data-target]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [target]);
  const isDrawn = (block: number) =>
    block === 0 ||
    sights.get(block)?.isNear === true ||
    (target !== null && block === Math.floor(target.place / blockSize));
  const heightOf = (block: number) =>
    sights.get(block)?.height ?? Math.min(blockSize, rows.length - block * blockSize) * rowHeight;
  return (
    <div ref={box} className={styles.box} tabIndex={0} role="group" aria-label={label}>
      {Array.from({ length: count }, (_, block) =>
        isDrawn(block) ? (
          <div key={block} data-block={block}>
            <Block {...props} first={block * blockSize} />
          </div>
        ) : (
          <div key={block} data-block={block} style={{ height: heightOf(block) }} />
        ),
      )}
    </div>
  );
}

function Block<Row extends { line: number }>(props: LineListProps<Row> & { first: number }) {
  const { rows, target, toneOf, children, first } = props;
  return (
    <ol>
      {rows.slice(first, first + blockSize).map((row, index) => {
        const place = first + index;
        const tone = toneOf(row);
        const isTarget = target?.place === place;
        return (
          <li
            key={row.line}
            className={tone === null ? undefined : styles[tone]}
            aria-setsize={rows.length}
            aria-posinset={place + 1}
            {...(isTarget ? { tabIndex: -1, 'data-target': '' } : {})}
          >
            {children(row)}
          </li>
        );
      })}
    </ol>
  );
}
