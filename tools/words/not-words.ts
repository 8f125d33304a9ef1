/** Fields that hold no words of this site: addresses, names of drawings, codes, what visitors type. */
const ofNames: ReadonlySet<string> = new Set(
  `path uri origin phones id kind image icon anchor anchors bg bgColor color hoverImage timeZone language countryCode
  officeLanguages file source code links phrases stopWords`.split(/\s+/),
);

/** Fields that hold names in some places and words in others; words begin with a capital or have a space. */
const ofBoth: ReadonlySet<string> = new Set(['email', 'figure', 'lines']);

/** Whether a text of the field `key` is none to read: an address, code, or a name for programs, such as `owasp-llm`. */
export function isName(text: string, key: string): boolean {
  if (/^[a-z\d]+(-[a-z\d]+)+$|^(?:https?:|\/)\S*$|^`[^`]+`$/.test(text)) return true;
  return ofBoth.has(key) ? !/^\p{Lu}| /u.test(text) : ofNames.has(key);
}
