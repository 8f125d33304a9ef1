const setting = /^([A-Za-z_]\w*)\s*=\s*(.*)$/;

/**
 * Parses a file of settings, a line each as NAME=value, as systemd does: `#` begins a comment only at the start of a line, since a
 * password may hold it, and quotes around a whole value are removed. Backslashes stay, which systemd keeps only in single quotes.
 * Throws on any other line, without repeating it, since it may hold a password.
 */
export function settingsOf(text: string): [name: string, value: string][] {
  const settings: [name: string, value: string][] = [];
  for (const [index, untrimmed] of text.split('\n').entries()) {
    // Trimmed of blanks, and of the byte order mark that some editors begin a file with.
    const line = untrimmed.trim();
    if (line === '' || /^[#;]/.test(line)) continue;
    const [, name, value = ''] = setting.exec(line) ?? [];
    if (name === undefined) throw new Error(`line ${index + 1} is not NAME=value`);
    settings.push([name, /^(["'])(.*)\1$/.exec(value)?.[2] ?? value]);
  }
  return settings;
}
