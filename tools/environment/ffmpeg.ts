import { installDebianPackage } from './debian.ts';
import { findOnPath } from './find-program.ts';

/** The path of an ffmpeg, after installing Debian's package if need be. Throws with the remedy when there is none. */
export async function provideFfmpeg(): Promise<string> {
  const found = await findOnPath('ffmpeg');
  if (found !== undefined) return found;
  const fault = await installDebianPackage('ffmpeg');
  const installed = await findOnPath('ffmpeg');
  if (installed !== undefined) return installed;
  throw new Error(`There is no ffmpeg (${fault ?? 'the package brought none'}). Install it and run this again.`);
}
