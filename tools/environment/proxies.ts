import type { Program } from './debian.ts';
import { findOnPath, firstExecutable } from './find-program.ts';

/** Common reverse proxies, and openssl for their certificate; Debian's packages have the same names. */
const programs = ['nginx', 'haproxy', 'apache2', 'caddy', 'openssl'] as const;
export type ProxyProgram = (typeof programs)[number];

/** The path of a program: on PATH or in /usr/sbin. */
export async function findProxy(name: ProxyProgram): Promise<string | undefined> {
  return (await findOnPath(name)) ?? (await firstExecutable([`/usr/sbin/${name}`]));
}

export const proxies: readonly Program[] = programs.map((name) => ({
  find: () => findProxy(name),
  called: name,
  packages: [name],
}));
