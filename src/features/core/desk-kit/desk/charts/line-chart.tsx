import { niceScale } from './nice-scale.ts';
import { heightOf, Plot, plot } from './plot.tsx';

export interface LineSeries {
  name: string;
  /** CSS color. */
  color: string;
  /** One for each name; null leaves a gap. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  label: string;
  /** Of the points, from left to right. */
  names: readonly string[];
  series: readonly LineSeries[];
  /** Points that stand out, by their place; drawn on the last line. */
  marked?: ReadonlySet<number>;
}

/** Names below the chart that do not overlap. */
const namesMax = 6;

const markSize = 8;

/** The line's parts between gaps. */
function pathOf(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      return `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join('');
}

/** Lines over time; a value without neighbors is a dot. */
export function LineChart({ label, names, series, marked = new Set() }: LineChartProps) {
  const scale = niceScale(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const greatest = scale.at(-1) ?? 1;
  const xOf = (index: number) =>
    plot.left + ((plot.right - plot.left) * (index + 0.5)) / Math.max(names.length, 1);
  const every = Math.ceil(names.length / namesMax);
  const drawn = series.map(({ values, ...rest }) => ({
    ...rest,
    points: values.map((value, index) =>
      value === null ? null : { x: xOf(index), y: heightOf(value, greatest) },
    ),
  }));
  return (
    <Plot label={label} scale={scale}>
      {drawn.map(({ name, color, points }) => (
        <g key={name}>
          <path d={pathOf(points)} fill="none" stroke={color} strokeWidth={1.8} />
          {points.map((point, index) =>
            point && !points[index - 1] && !points[index + 1] ? (
              <circle key={index} cx={point.x} cy={point.y} r={2.5} fill={color} />
            ) : null,
          )}
        </g>
      ))}
      {drawn
        .at(-1)
        ?.points.map((point, index) =>
          point && marked.has(index) ? (
            <rect
              key={index}
              x={point.x - markSize / 2}
              y={point.y - markSize / 2}
              width={markSize}
              height={markSize}
              fill="var(--port)"
            />
          ) : null,
        )}
      {names.map((name, index) =>
        (names.length - 1 - index) % every === 0 ? (
          <text key={name} x={xOf(index)} y={plot.height - 4} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </Plot>
  );
}
