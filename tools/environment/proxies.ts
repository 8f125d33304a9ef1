import { installDebianPackage } from './debian.ts';
import { findOnPath, firstExecutable } from './find-program.ts';

/** The proxies that people put before a site, and what makes their certificate; Debian's packages have the same names. */
const programs = ['nginx', 'haproxy', 'apache2', 'caddy', 'openssl'] as const;
export type ProxyProgram = (typeof programs)[number];

/** The path of a program: on PATH, or where Debian puts those of the administrator. */
export async function findProxy(name: ProxyProgram): Promise<string | undefined> {
  return (await findOnPath(name)) ?? (await firstExecutable([`/usr/sbin/${name}`]));
}

/** Sees to it that the tests find every proxy. Returns undefined when they will, else what is missing and why. */
export async function missingProxies(): Promise<string | undefined> {
  const faults: string[] = [];
  for (const name of programs) {
    if ((await findProxy(name)) !== undefined) continue;
    const fault = await installDebianPackage(name);
    if ((await findProxy(name)) === undefined) faults.push(fault ?? `the package ${name} brought no program`);
  }
  return faults.length > 0 ? faults.join('; ') : undefined;
}
