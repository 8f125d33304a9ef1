const setting = /^([A-Za-z_]\w*)\s*=\s*(.*)$/;

/**
 * The settings of a file, a line each as NAME=value, as systemd reads them: a `#` begins a comment at the start of a line alone, for
 * passwords hold it, and quotes around a whole value go. Backslashes stay, which systemd keeps in single quotes alone. Throws on any other line, which it does not repeat: it may hold a password.
 */
export function settingsOf(text: string): [name: string, value: string][] {
  return text.split('\n').flatMap((untrimmed, index) => {
    // Trimmed of blanks, and of the byte order mark that some editors begin a file with.
    const line = untrimmed.trim();
    if (line === '' || /^[#;]/.test(line)) return [];
    const [, name, value = ''] = setting.exec(line) ?? [];
    if (name === undefined) throw new Error(`line ${index + 1} is not NAME=value`);
    return [[name, /^(["'])(.*)\1$/.exec(value)?.[2] ?? value]];
  });
}
