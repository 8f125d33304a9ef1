/** A backup that could not be made, read or restored, with words for the person who asked. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** PostgreSQL's own programs, which copy and restore its databases, are not on this machine. */
export class BackupToolMissingError extends BackupError {
  override readonly name = 'BackupToolMissingError';
}
