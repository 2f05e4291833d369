import type { TracingPlan } from '../tracing/start-tracing.ts';
import type { Values } from './settings-schema.ts';

/** The variables have the names that OpenTelemetry gives them: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
export function tracingOf(values: Values): TracingPlan | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = values;
  const { OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_SERVICE_NAME: service } = values;
  return url === undefined ? undefined : { url, headers, ratio, service };
}
