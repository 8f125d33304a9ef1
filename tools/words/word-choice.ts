/** A word that the site does not use, and what it writes instead (content/VOICE.md). */
export type WordChoice = { found: RegExp; write: string };

/** One word per thing. A lookahead lets through what only looks like it. */
export const wordChoices: readonly WordChoice[] = [
  { found: /\be-mails?\b|(?<!-|(Zoho|Proton) )\bmails?\b(?! (server|relay)s?)/i, write: "'email'" },
  { found: /\bmailbox(es)?\b(?!\.\w)/i, write: "'inbox'" },
  { found: /(?<![-/])\bsites?\b(?!:| map)/i, write: "'website'" },
  { found: /\btele(phone|phones|phoned)\b/i, write: "'phone'" },
  {
    found: /\b(monthly|useful|further|every|each|no|our|the (?!first )) ?letters?\b/i,
    write: "'newsletter', or 'email' for one issue of it",
  },
  { found: /\bmend(s|ed|ing)?\b|\brepair(s|ed|ing|able)?\b/i, write: "'fix'" },
  { found: /\bhand-?over notes\b|\bnotes on how to\b/i, write: "'documentation'" },
  { found: /\bhand-over\b/i, write: "'handover' (noun) or 'hand over' (verb)" },
  { found: /\bkinds? of work\b/i, write: "'service'" },
  { found: /\b(quote|estimate|offer) (for|of) the (work|price)\b/i, write: "'quotation'" },
  { found: /\bstands?\b(?!-| in for| out| up to| by )/i, write: "'is', 'are' or 'means'" },
  {
    found: /\b(sign|signs|signed|signing)[ -]in\b(?! with| without| to your (bank|phone))/i,
    write: "'log in' (verb) or 'login' (noun)",
  },
  { found: /\bplug ?ins?\b/i, write: "'plug-in'" },
  {
    found: /\bwhoever\b|\bsomebody\b|\banybody\b/i,
    write: "who it is ('you', 'your team', 'one of us'), or 'someone', 'anyone'",
  },
  { found: /\bresource(s)?\b(?= who)/i, write: "'people'" },
  { found: /\b(utili[sz]e|utili[sz]ation)\w*/i, write: "'use'" },
  { found: /\b(in order to|due to the fact that|at this point in time)\b/i, write: "'to', 'because' or 'now'" },
  { found: /\bplease note\b|\bkindly\b|\bdo the needful\b/i, write: 'the fact itself' },
  {
    found:
      /\b(unlock|elevat(e|ing)|cutting-edge|leverag|world-class|game-chang|synerg|revolutioni[sz]|delv(e|ing)|empower|next-level|state-of-the-art|supercharg|skyrocket|holistic|tapestry|seamless|robust)\w*/i,
    write: 'what it does, in a word that could be checked',
  },
];

/** Faults of punctuation and typography. */
export const typesetting: readonly WordChoice[] = [
  { found: /\S {2}\S/, write: 'one space' },
  { found: /[,;:?!][A-Za-z]/, write: 'a space after the mark' },
  { found: /(?<!\.)\.\.(?!\.)/, write: 'one full stop' },
  { found: /—/, write: 'a comma, a colon or two sentences' },
  { found: /\w'\w/, write: 'the curved apostrophe (’)' },
  { found: /\b([a-z]+) \1\b/i, write: 'the word once' },
  { found: /^(click )?here$/i, write: 'where the link leads' },
  { found: /[₹$€]\s?\d|\bRs\.?\s?\d/, write: 'what decides the price; the site shows none' },
];

/** Words that are right once and a habit at the tenth time: how often the whole site may say them. */
export const habits: readonly { name: string; found: RegExp; most: number }[] = [
  { name: 'nobody', found: /\b(nobody|no one)\b/gi, most: 6 },
  { name: 'a person', found: /\ba person\b/gi, most: 10 },
  { name: 'door', found: /\bdoors?\b/gi, most: 6 },
  { name: 'house', found: /\b(house|houses)\b/gi, most: 6 },
  { name: 'dull', found: /\bdull(est)?\b/gi, most: 3 },
  { name: 'honest', found: /\bhonest(ly|y)?\b/gi, most: 5 },
  { name: 'plain', found: /\bplain(ly)?\b/gi, most: 25 },
  { name: 'simply', found: /\b(simply|just|merely)\b/gi, most: 10 },
  { name: 'earns its place', found: /\bearns? (its|their)\b/gi, most: 2 },
];

/** Texts that stay as the specification prints them. */
export const asSpecified: ReadonlySet<string> = new Set([
  'Free Icon Plugin',
  'Seamless Integration',
  "It's Not Over Yet.",
  "Let's Connect",
  "Let's Chat",
  "Let's Talk",
  "LET'S TALK",
  "Let's Build Your UI",
  "Let's Talk Solutions",
  "Hmm, I'm not sure about that one. Can you ask something else?",
  'Signup popup closed.',
]);
