import { syncBuiltinESMExports } from 'node:module';
import zlib, { type BrotliOptions, constants } from 'node:zlib';

// Preloaded by builds whose pages are read and not weighed: compressing them takes more than half of a build.
const { brotliCompress } = zlib;
zlib.brotliCompress = ((
  content: Buffer,
  { params }: BrotliOptions,
  done: (error: Error | null, result: Buffer) => void,
) =>
  brotliCompress(
    content,
    { params: { ...params, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } },
    done,
  )) as typeof brotliCompress;
syncBuiltinESMExports();
