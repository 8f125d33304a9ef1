import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { OutboxClock } from './outbox-clock.ts';

/** The update that requeues a dead or quarantined mail: it starts again on the first route, with `received_at` keeping its first time. */
export function requeue(now: number, clock: OutboxClock) {
  return (value: ExpressionBuilder<Schema, 'outbox'>) => ({
    state: 'waiting' as const,
    route: 'primary' as const,
    attempts: 0,
    due_at: clock(),
    created_at: now,
    received_at: value.fn.coalesce('received_at', 'created_at'),
    refused_by: null,
    finished_at: null,
    done_at: null,
  });
}
