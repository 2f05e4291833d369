import { Counter, Gauge, type Registry } from 'prom-client';

/** One figure of a metric, under its labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

interface Figures {
  name: string;
  help: string;
  labelNames?: string[];
  /** Called at each scrape. What it leaves out is absent. */
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

/** A gauge whose values are read when they are asked for. */
export function addGauge(registry: Registry, { name, help, labelNames = [], read }: Figures): void {
  new Gauge({
    ...{ name, help, labelNames },
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      // Without labels, `reset` means 0.
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of samples) this.set(labels, value);
    },
  });
}

/** The same of something that only grows and is counted elsewhere. */
export function addCounter(registry: Registry, { name, help, labelNames = [], read }: Figures): void {
  new Counter({
    ...{ name, help, labelNames },
    registers: [registry],
    async collect() {
      const samples = await read();
      this.reset();
      for (const { labels = {}, value } of samples) this.inc(labels, value);
    },
  });
}
