/** Where spans of requests are sent by OTLP, and under which name. */
export interface TracesConfig {
  readonly url: string;
  readonly serviceName: string;
}

/** As OpenTelemetry has it: the endpoint is of all signals, and traces have a path below it. */
export const tracesOf = (values: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
}): TracesConfig | null => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values;
  return endpoint === undefined ? null : { url: `${endpoint.replace(/\/$/, '')}/v1/traces`, serviceName };
};
