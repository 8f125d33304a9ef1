/** Thrown when a backup cannot be made, read or restored; its message is written for the owner. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** Thrown when pg_dump, pg_restore or psql is not installed on this machine. */
export class BackupToolMissingError extends BackupError {
  override readonly name = 'BackupToolMissingError';
}
