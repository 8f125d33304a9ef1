import { describe, expect, test } from 'vitest';
import { type Connection, createConnectionGroups } from './connection-groups.ts';

/** 40 places, 10 for a network, newcomers protected for 2 s, and a clock that the test moves. */
function places() {
  let now = 0;
  const groups = createConnectionGroups({ total: 40, perNetwork: 10, protectedMs: 2000 }, () => now);
  const cut: string[] = [];
  const connect = (network: string | undefined, name = network ?? 'proxy', isBusy = false): Connection => {
    const connection = { network, since: now, isBusy: () => isBusy, cut: () => void cut.push(name) };
    groups.add(connection);
    return connection;
  };
  const many = (count: number, network: (index: number) => string | undefined, ask?: 'busy' | 'idle') =>
    Array.from({ length: count }, (_, index) => {
      const connection = connect(network(index), network(index), ask === 'busy');
      if (ask) groups.use(connection);
      now += 1;
      return connection;
    });
  return { groups, cut, connect, many, later: (ms: number) => void (now += ms) };
}

describe('when the total limit is reached', () => {
  test('idle ones and silent newcomers do not cut an honest newcomer', () => {
    const { groups, cut, connect, many, later } = places();
    many(40, (index) => `flood ${index % 5}`, 'idle');
    for (let second = 0; second < 10; second += 1) {
      const asha = connect('asha');
      many(20, () => 'silent');
      groups.use(asha);
      groups.remove(asha);
      later(1000);
    }
    expect(cut).not.toContain('asha');
  });

  test('a connection of the largest network is cut, even one that sends or reads slowly', () => {
    const { cut, connect, many } = places();
    many(31, (index) => `visitor ${index}`, 'busy');
    many(9, () => 'flood', 'busy');
    connect('asha');
    expect(cut).toEqual(['flood']);
  });

  test('silent connections of the largest network are cut before those of others', () => {
    const { cut, connect, many, later } = places();
    many(32, (index) => `visitor ${index}`);
    many(8, () => 'flood');
    later(3000);
    for (let more = 0; more < 8; more += 1) connect('flood');
    expect(new Set(cut)).toEqual(new Set(['flood']));
  });

  test('where thousands of networks hold one each, an honest one with two that work is not the largest', () => {
    const { cut, connect, many } = places();
    many(38, (index) => `flood ${index}`, 'idle');
    many(2, () => 'asha', 'busy');
    connect('ravi');
    expect(cut).toEqual(['flood 0']);
  });

  test('of networks with one connection each, the one that has asked for nothing longest goes', () => {
    const { groups, cut, connect, many } = places();
    for (const first of many(40, (index) => `flood ${index}`, 'busy').slice(0, 1)) groups.use(first);
    connect('asha');
    expect(cut).toEqual(['flood 1']);
  });
});

test('At its own limit a network loses a silent connection, else an idle one, else the new one', () => {
  const { groups, cut, connect, many, later } = places();
  groups.use(connect('office', 'idle'));
  many(8, () => 'office', 'busy');
  connect('office', 'silent');
  later(2000);
  connect('office', 'newcomer');
  expect(cut).toEqual(['silent']);
  connect('office');
  expect(cut).toEqual(['silent', 'idle']);
  connect('office', 'one too many');
  expect(cut).toEqual(['silent', 'idle', 'one too many']);
});

test('A trusted proxy has no limit, and its connections are cut only when there are no others', () => {
  const { cut, connect, many } = places();
  many(39, () => undefined, 'idle');
  many(1, () => 'somebody', 'busy');
  connect('asha');
  expect(cut).toEqual(['somebody']);
  many(2, () => undefined, 'idle');
  expect(cut.slice(1)).toEqual(['asha', 'proxy']);
});
