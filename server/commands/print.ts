/** A visitor's text without control characters, which a terminal might execute. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

/** Writes an output that may be too long for memory, as fast as its reader takes it; ends when the reader is gone or the disk full (command-line.ts says so). */
export async function print(parts: AsyncIterable<string>): Promise<void> {
  for await (const part of parts) {
    const isWritten = await new Promise<boolean>((resolve) => {
      process.stdout.write(part, (error) => resolve(!error));
    });
    if (!isWritten) return;
  }
}

/** A list that comes in parts as a JSON array, indented as `JSON.stringify` would indent the whole. */
export async function* inJson(parts: AsyncIterable<readonly object[]>): AsyncIterable<string> {
  let before = '[';
  for await (const entries of parts) {
    for (const entry of entries) {
      yield `${before}\n${JSON.stringify(entry, undefined, 2).replaceAll(/^/gm, '  ')}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
