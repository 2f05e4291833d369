/** One metric of Prometheus' text format. */
export interface ReadMetric {
  type: string;
  help: string;
  /** By the line's name and labels, such as `requests_total{area="api"}`. */
  values: Map<string, number>;
}

const namePattern = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const labelPattern = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"';
const commentLine = new RegExp(`^# (HELP|TYPE) (${namePattern}) (.+)$`);
const sampleLine = new RegExp(`^((${namePattern})(?:\\{${labelPattern}(?:,${labelPattern})*\\})?) (\\S+)$`);
const types = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped']);
const special = new Map([
  ['+Inf', Number.POSITIVE_INFINITY],
  ['-Inf', Number.NEGATIVE_INFINITY],
  ['Nan', Number.NaN],
]);

function numberOf(text: string): number {
  const value = special.get(text) ?? Number(text);
  if (Number.isNaN(value) && !special.has(text)) throw new Error(`${text} is no number`);
  return value;
}

/** Names of a metric's lines: a histogram has three kinds of them. */
const endings: Record<string, readonly string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

/**
 * Reads the format of prometheus.io/docs/instrumenting/exposition_formats, more strictly than Prometheus does.
 * @throws Error at the first line that it would not accept, or that belongs to no metric above it
 */
export function readMetrics(text: string): Map<string, ReadMetric> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const metrics = new Map<string, ReadMetric>();
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, keyword, name = '', rest = ''] = commentLine.exec(line) ?? [];
    if (keyword === 'HELP') {
      if (metrics.has(name)) throw new Error(`${name} is there twice`);
      metrics.set(name, { type: '', help: rest, values: new Map() });
      current = name;
      continue;
    }
    const metric = metrics.get(current);
    if (!metric) throw new Error(`no metric above: ${line}`);
    if (keyword === 'TYPE') {
      if (name !== current || metric.type !== '' || !types.has(rest)) throw new Error(`wrong type: ${line}`);
      metric.type = rest;
      continue;
    }
    const [, series = '', sampleName = '', value = ''] = sampleLine.exec(line) ?? [];
    const own = (endings[metric.type] ?? ['']).map((ending) => current + ending);
    if (!own.includes(sampleName)) throw new Error(`not of ${current}: ${line}`);
    if (metric.values.has(series)) throw new Error(`twice: ${series}`);
    metric.values.set(series, numberOf(value));
  }
  return metrics;
}
