import { niceScale } from './nice-scale.ts';
import { heightOf, Plot, plot } from './plot.tsx';

export interface BarPoint {
  name: string;
  /** One for each color, stacked from the base line. */
  values: readonly number[];
  /** In the place of the chart's colors, for one that stands out. */
  color?: string;
}

interface BarChartProps {
  label: string;
  points: readonly BarPoint[];
  /** CSS colors. */
  colors: readonly string[];
  /** The value above each bar. */
  hasValues?: boolean;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** Of the room of a bar. */
const barShare = 0.68;

interface BarProps extends Pick<BarChartProps, 'colors' | 'hasValues'> {
  point: BarPoint;
  center: number;
  width: number;
  greatest: number;
}

function Bar({ point, center, width, greatest, colors, hasValues }: BarProps) {
  const tops = point.values.map((_, index) => heightOf(sumOf(point.values.slice(0, index + 1)), greatest));
  return (
    <>
      {tops.map((top, index) => (
        <rect
          key={index}
          x={center - width / 2}
          y={top}
          width={width}
          height={(tops[index - 1] ?? plot.bottom) - top}
          fill={point.color ?? colors[index]}
        />
      ))}
      {hasValues && (
        <text x={center} y={(tops.at(-1) ?? plot.bottom) - 4} textAnchor="middle">
          {sumOf(point.values).toLocaleString('en')}
        </text>
      )}
      <text x={center} y={plot.height - 4} textAnchor="middle">
        {point.name}
      </text>
    </>
  );
}

/** Bars beside each other, each of one or more values. */
export function BarChart({ label, points, colors, hasValues = false }: BarChartProps) {
  const scale = niceScale(Math.max(0, ...points.map(({ values }) => sumOf(values))));
  const room = (plot.right - plot.left) / Math.max(points.length, 1);
  return (
    <Plot label={label} scale={scale}>
      {points.map((point, index) => (
        <Bar
          key={point.name}
          point={point}
          center={plot.left + room * (index + 0.5)}
          width={room * barShare}
          greatest={scale.at(-1) ?? 1}
          colors={colors}
          hasValues={hasValues}
        />
      ))}
    </Plot>
  );
}
