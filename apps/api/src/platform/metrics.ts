/** One figure that a monitoring system reads. */
export interface Metric {
  /** For example `yayan_reconcile_findings`. */
  name: string;
  help: string;
  values: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

/** Gauges in Prometheus' text format, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} gauge`,
      ...values.map(({ labels = {}, value }) => {
        const listed = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
        return `${name}${listed.length > 0 ? `{${listed.join(',')}}` : ''} ${value}`;
      }),
      '',
    ])
    .join('\n');
}
