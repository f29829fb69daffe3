/** Prometheus metrics. Created only when METRICS_ADDRESS is set, so prom-client is loaded only then. */
import type { LabelValues } from 'prom-client'

export type GaugeValue = { readonly value: number; readonly labels?: Readonly<Record<string, string>> }

export type FinishedRequest = {
  readonly method: string
  /** The route pattern, never the URL: ids would be exposed and would each create a time series. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export type Metrics = {
  readonly countRequest: (request: FinishedRequest) => void
  /**
   * Registers a gauge that is read at each collection. If `read` fails, the gauge is left out and the failure is counted in
   * `quiz_metric_errors_total`; the other metrics are not affected.
   */
  readonly gauge: (
    name: string,
    help: string,
    read: () => readonly GaugeValue[] | Promise<readonly GaugeValue[]>,
    labelNames?: readonly string[],
  ) => void
  readonly contentType: string
  readonly text: () => Promise<string>
}

/** Seconds. Most requests take a few milliseconds; a photo or a PDF takes up to a few seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const createMetrics = async (): Promise<Metrics> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  // The process itself: event loop delay, memory, processor time, garbage collection.
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const errors = new Counter({
    name: 'quiz_metric_errors_total',
    help: 'Gauges that could not be read, by name.',
    labelNames: ['metric'],
    registers: [registry],
  })
  return {
    countRequest: ({ method, route, status, seconds }) => {
      requests.observe({ method, route, status: String(status) }, seconds)
    },
    gauge: (name, help, read, labelNames = []) => {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        async collect() {
          this.reset()
          // reset() sets a gauge without labels to 0, which would look like a measurement.
          if (labelNames.length === 0) this.remove()
          try {
            for (const { value, labels = {} } of await read()) this.set(labels as LabelValues<string>, value)
          } catch {
            errors.inc({ metric: name })
          }
        },
      })
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
