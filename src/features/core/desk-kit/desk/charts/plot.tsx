import type { ReactNode } from 'react';

/** The drawing area of every chart, in the units of its picture. */
export const plot = { width: 400, height: 150, left: 30, right: 394, top: 14, bottom: 130 };

/** Height at which a value is drawn. @param greatest the value of the top line */
export const heightOf = (value: number, greatest: number): number =>
  plot.bottom - (value / greatest) * (plot.bottom - plot.top);

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

interface PlotProps {
  /** What the chart shows; its values are in the table beside it. */
  label: string;
  /** Values of the lines, ascending. */
  scale: readonly number[];
  children: ReactNode;
}

/** The lines of a chart with their values. */
export function Plot({ label, scale, children }: PlotProps) {
  const greatest = scale.at(-1) ?? 1;
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={label}
      style={{
        width: '100%',
        maxWidth: 520,
        height: 'auto',
        font: '500 12px var(--text)',
        fill: 'var(--ink-2)',
      }}
    >
      {scale.map((value) => {
        const y = heightOf(value, greatest);
        return (
          <g key={value}>
            <line x1={plot.left} x2={plot.right} y1={y} y2={y} stroke="var(--line)" />
            <text x={plot.left - 4} y={y + 4} textAnchor="end">
              {short.format(value)}
            </text>
          </g>
        );
      })}
      {children}
    </svg>
  );
}
