import { installDebianPackage } from './debian.ts';
import { findOnPath } from './find-program.ts';

/** The C compiler, for the layer under the store that loses what was not synced. */
export const findCompiler = () => findOnPath('cc');

/** Sees to it that the tests find a C compiler. Returns undefined when they will, else why not. */
export async function missingCompiler(): Promise<string | undefined> {
  if ((await findCompiler()) !== undefined) return undefined;
  const faults = [await installDebianPackage('gcc'), await installDebianPackage('libc6-dev')];
  return (await findCompiler()) === undefined ? (faults.find(Boolean) ?? 'the package gcc brought no cc') : undefined;
}
