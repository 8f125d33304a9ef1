/** One appointment, with plain texts; times in milliseconds since 1970. */
export type Appointment = {
  /** The same for every copy of the appointment, so that a calendar keeps one. */
  uid: string;
  /** When the appointment was requested. */
  written: number;
  start: number;
  end: number;
  title: string;
  description: string;
  organizer: { name: string; email: string };
};

/** An iCalendar file (RFC 5545) with one appointment that still has to be confirmed: times in UTC, so that every calendar shows its owner's hours. */
export function calendarFile({ uid, written, start, end, title, description, organizer }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(organizer.name)}//Book a call//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(written)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261124T073000Z` */
function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545, section 3.3.11: without this, a line break would begin a property of its own. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
}

/** A parameter's value may hold anything but quotes and control characters. */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, '')}"`;
}

const lineBytes = 75;

/** Lines of at most 75 bytes, cut between characters; what goes on begins with a space. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
