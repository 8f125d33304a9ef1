import { openDatabase } from '../database.ts';

/** A process that opens the store named in its argument and ends; a test runs several at once, as servers that start together. */
const options: unknown = JSON.parse(process.argv[2] ?? '');
const { dataDir, databaseUrl } = options as { dataDir: string; databaseUrl?: string };
await using database = await openDatabase({ dataDir, databaseUrl });
await database.proveWrite();
