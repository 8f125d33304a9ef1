/** Names of fields and exports that hold no words of this site: addresses, names of drawings, codes, titles of others' works. */
export const notWords: ReadonlySet<string> = new Set(
  `path parent link href url uri origin enquiry address email phones id kind image icon anchor anchors bg bgColor color
  hoverImage figure look timeZone language countryCode file updated keywords source sources code lines machine`.split(
    /\s+/,
  ),
);

/** A name for programs, such as `owasp-llm`, or an address of the site. */
export const isCode = (text: string) => /^[a-z\d]+(-[a-z\d]+)+$|^\/\S*$/.test(text);
