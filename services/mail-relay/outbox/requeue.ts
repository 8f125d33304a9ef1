import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { OutboxClock } from './outbox-clock.ts';

/** What a dead or kept-back mail becomes: it starts anew on the first route, with fresh patience. When it first came is kept. */
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
