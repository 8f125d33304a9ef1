/** The tables of a TrueType font by their tag, as they lie in the file. */
export type Tables = Map<string, Buffer>;

/** Reads a font's table directory: 12 bytes of head, then 16 bytes per table (tag, checksum, offset, length). */
export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = 12 + index * 16;
    const offset = font.readUInt32BE(entry + 8);
    const tag = font.toString('latin1', entry, entry + 4);
    return [tag, font.subarray(offset, offset + font.readUInt32BE(entry + 12))] as const;
  });
  return new Map(entries);
}

/** Puts tables together to a font file. Checksums are left at zero: no browser reads them, and WOFF2 writes them anew. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((sorted.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [index, [tag, body]] of sorted.entries()) {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    // Every table starts on a multiple of four bytes.
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** The table, or an error that names it. */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table '${tag}'.`);
  return table;
}
