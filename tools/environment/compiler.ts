import { installDebianPackage } from './debian.ts';
import { findOnPath } from './find-program.ts';

/** The path of the C compiler, which tests need for the file layer that loses unsynced writes. */
export const findCompiler = () => findOnPath('cc');

/** Installs a C compiler for the tests if need be. Returns undefined when there is one, else why not. */
export async function missingCompiler(): Promise<string | undefined> {
  if ((await findCompiler()) !== undefined) return undefined;
  const faults = [await installDebianPackage('gcc'), await installDebianPackage('libc6-dev')];
  return (await findCompiler()) === undefined ? (faults.find(Boolean) ?? 'the package gcc brought no cc') : undefined;
}
