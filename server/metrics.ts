import type { Readiness } from './readiness.ts';
import type { StaticAnswer } from './static-files/static-files.ts';

export type RequestKind = StaticAnswer['kind'] | 'api';

/** Counts answers by kind and status class; counting costs one addition, for it happens at every request. */
export class RequestCounts {
  readonly #counts: Record<RequestKind, number[]> = {
    page: [0, 0, 0, 0, 0, 0],
    file: [0, 0, 0, 0, 0, 0],
    redirect: [0, 0, 0, 0, 0, 0],
    refused: [0, 0, 0, 0, 0, 0],
    api: [0, 0, 0, 0, 0, 0],
  };

  add(kind: RequestKind, status: number): void {
    const statusClass = Math.trunc(status / 100);
    const counts = this.#counts[kind];
    counts[statusClass] = (counts[statusClass] ?? 0) + 1;
  }

  /** Every kind and class that occurred, for example `page`, `2xx`, 12. */
  *entries(): Generator<[kind: string, statusClass: string, count: number]> {
    for (const [kind, counts] of Object.entries(this.#counts)) {
      for (const [statusClass, count] of counts.entries()) {
        if (count > 0) yield [kind, `${statusClass}xx`, count];
      }
    }
  }
}

/** What Prometheus reads. While the store does not answer, nothing is said of the messages. */
export function prometheusText(requests: RequestCounts, readiness: Readiness): string {
  const { mail, freeBytes } = readiness;
  const lines = [
    '# HELP http_requests_total Answers by what was asked for and by class of status.',
    '# TYPE http_requests_total counter',
    ...[...requests.entries()].map(
      ([kind, status, count]) => `http_requests_total{kind="${kind}",status="${status}"} ${count}`,
    ),
    ...gauge('store_up', 'Whether the store takes a write.', readiness.status === 'failing' ? 0 : 1),
    ...(freeBytes === undefined ? [] : gauge('data_folder_free_bytes', 'Free where the data folder lies.', freeBytes)),
    ...gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
    ...gauge('process_uptime_seconds', 'Seconds since this process started.', Math.round(process.uptime())),
  ];
  if (mail) {
    lines.push(
      '# HELP outbox_messages Messages that are not sent: waiting, dead (to the owner, no route takes them), dead_to_visitors, held (kept back as spam).',
      '# TYPE outbox_messages gauge',
      `outbox_messages{state="waiting"} ${mail.waiting}`,
      `outbox_messages{state="dead"} ${mail.dead}`,
      `outbox_messages{state="dead_to_visitors"} ${mail.deadToVisitors}`,
      `outbox_messages{state="held"} ${mail.held}`,
      ...gauge(
        'outbox_oldest_waiting_seconds',
        'Age of the oldest message to the owner that waits.',
        mail.oldestWaitingSeconds,
      ),
      '# HELP mail_route_up Whether the last attempt on this route worked.',
      '# TYPE mail_route_up gauge',
      ...Object.entries(mail.routes).map(([route, { up }]) => `mail_route_up{route="${route}"} ${up ? 1 : 0}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}
