/** Ends the process, in words, under a Node that is too old for the site. */
export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return;
  process.stderr.write(`Node ${version} is too old for the site: install Node 24.7 or newer.\n`);
  process.exit(1);
}
